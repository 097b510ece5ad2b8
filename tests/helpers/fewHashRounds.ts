import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Fewer rounds of hashing, for whoever hashes in this process: Payload, the application and the
 * tests' own members. Real ones take a third of a second of a core for each guess; that they are as
 * many as Payload's is tested in `src/operations/users/passwordHash.spec.ts`.
 */
const FEWER = 600
const KEY = Symbol.for('backoffice.test.pbkdf2')

type Pbkdf2 = typeof crypto.pbkdf2
const worker = globalThis as { [KEY]?: Pbkdf2 }

// Setup files run again for each test file of a worker.
if (!worker[KEY]) {
  const real = (worker[KEY] = crypto.pbkdf2)
  crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
    real(password, salt, Math.ceil(rounds / FEWER), ...rest)
  syncBuiltinESMExports()
}
