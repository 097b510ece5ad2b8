import type { Payload } from 'payload'
import type { Session } from '@/access/session/sessionMemory'
import { askSession, rightsOf, type KnownSession } from './readerOf'
import { readPoolOf } from './readPool'
import { runNamed } from './runNamed'
import type { Statement } from './statements'

/**
 * Asks one statement as whoever a session belongs to, with the rights they have now.
 * @param args.statementOf the statement, by what its reader may read
 * @returns its row; null when the session is over, or its person may not act
 * @throws UnknownQuestion where `statementOf` does
 */
export const askAs = async (args: {
  payload: Payload
  session: Session
  statementOf: (known: KnownSession) => Statement
}): Promise<unknown[] | null> => {
  const { payload, session, statementOf } = args
  const pool = readPoolOf(payload)
  const run = async (known: KnownSession) => {
    const { text, values } = statementOf(known)
    const kept = [known.sid, known.userId, known.version]
    const [row] = await runNamed(pool, { text, values: [...kept, ...values] })
    return row
  }
  const remembered = rightsOf.of(session)
  const first = remembered && (await run(remembered))
  if (first) return first
  // A first request, or one after the role changed: rights are read anew.
  const known = await askSession({ payload, pool, session })
  return (known && (await run(known))) ?? null
}
