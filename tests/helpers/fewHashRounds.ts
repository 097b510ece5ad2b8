import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Cheaper password hashes for everything in this process: Payload, the application and the tests'
 * own users. Real ones take a third of a second of a core per password check, and as long for a set
 * of recovery codes. Their costs are tested in `src/operations/users/passwordHash.spec.ts` and
 * `src/operations/users/factors/recoveryCodes.spec.ts`.
 */
const FEWER = 600
const SMALL = { N: 16 }
const KEY = Symbol.for('backoffice.test.hashes')

type Pbkdf2 = typeof crypto.pbkdf2
/** Called without costs, as the application does: Node then uses its defaults. */
type Scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  bytes: number,
  done: (error: Error | null, key: Buffer) => void,
) => void
const worker = globalThis as { [KEY]?: { pbkdf2: Pbkdf2; scrypt: typeof crypto.scrypt } }

// Setup files run again for each test file of a worker.
if (!worker[KEY]) {
  const { pbkdf2, scrypt } = (worker[KEY] = { pbkdf2: crypto.pbkdf2, scrypt: crypto.scrypt })
  crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
    pbkdf2(password, salt, Math.ceil(rounds / FEWER), ...rest)
  const cheap: Scrypt = (password, salt, bytes, done) => scrypt(password, salt, bytes, SMALL, done)
  crypto.scrypt = cheap as typeof crypto.scrypt
  syncBuiltinESMExports()
}
