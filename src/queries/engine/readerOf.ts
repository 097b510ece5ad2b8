import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { buildAbility } from '@/access/buildAbility'
import { IS_LIVE, SESSIONS } from '@/access/session/session'
import { forget, remembers, type Session } from '@/access/session/sessionMemory'
import { keepNewest } from '@/lib/keepNewest'
import type { Reader } from './reader'
import { runNamed } from './runNamed'

/** A session with the rights it has; `version` changes with every change of its role. */
export type KnownSession = Pick<Session, 'sid' | 'userId'> & { version: string; reader: Reader }

const MAX_READERS = 200

const WHO = `select r.id::text || ':' || r.xmin::text, r.permissions
  from ${SESSIONS} join roles r on r.id = u.role_id
  where s.id = $1 and u.id = $2::int and ${IS_LIVE}`

/** What was found out about a session before; every statement checks whether it still holds. */
export const rightsOf = remembers<KnownSession>()

const known = new WeakMap<Payload, Map<string, Reader>>()
const readersOf = (payload: Payload): Map<string, Reader> => {
  const found = known.get(payload) ?? new Map<string, Reader>()
  known.set(payload, found)
  return found
}

/**
 * Who a session belongs to, and what they may read.
 * @param args.pool of reads
 * @returns null when the session is over, or its person may not act
 */
export const askSession = async (args: {
  payload: Payload
  pool: Pool
  session: Session
}): Promise<KnownSession | null> => {
  const { payload, pool, session } = args
  const readers = readersOf(payload)
  const [row] = await runNamed(pool, { text: WHO, values: [session.sid, session.userId] })
  if (!row) {
    forget(session)
    return null
  }
  const [version, permissions] = row as [string, unknown]
  const reader =
    readers.get(version) ??
    keepNewest(readers, MAX_READERS, version, {
      ability: buildAbility(permissions),
      texts: new Map(),
      rows: new Map(),
    })
  const { sid, userId } = session
  return rightsOf.keep(session, { sid, userId, version, reader })
}
