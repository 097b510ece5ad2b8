import type { Payload } from 'payload'
import { askCaller, rightsOf, type Credential, type KnownCaller } from './readerOf'
import { readPoolOf } from './readPool'
import { runNamed } from './runNamed'
import type { Statement } from './statements'

/**
 * Runs one statement as the user or program of a session or key, with its current permissions.
 * @param args.statementOf builds the statement from the reader's permissions
 * @param args.before runs before the statement; once more when stale permissions make the statement run again
 * @returns its row; null when the credential has ended, or its user or program may not act
 * @throws UnknownQuestion where `statementOf` does
 */
export const askAs = async (args: {
  payload: Payload
  credential: Credential
  statementOf: (known: KnownCaller) => Statement
  before?: (known: KnownCaller) => Promise<void>
}): Promise<unknown[] | null> => {
  const { payload, credential, statementOf, before } = args
  const pool = readPoolOf(payload)
  const run = async (known: KnownCaller) => {
    const { text, values } = statementOf(known)
    if (before) await before(known)
    const [row] = await runNamed(pool, { text, values: [...known.kept, ...values] })
    return row
  }
  const remembered = rightsOf.of(credential)
  const first = remembered && (await run(remembered))
  if (first) return first
  // The first request, or the role has changed: rights are read again.
  const known = await askCaller({ payload, pool, credential })
  return (known && (await run(known))) ?? null
}
