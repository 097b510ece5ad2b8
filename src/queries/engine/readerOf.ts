import type { Session } from '@/access/sessionOf'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { buildAbility } from '@/access/buildAbility'
import { keepNewest } from '@/lib/keepNewest'
import type { Reader } from './reader'
import { runNamed } from './runNamed'

/** A session with the rights it has; `version` changes with every change of its role. */
export type KnownSession = Session & { version: string; reader: Reader }

const MAX_SESSIONS = 2_000
const MAX_READERS = 200

const WHO = `select r."id"::text || ':' || r.xmin::text, r."permissions"
  from "users_sessions" s join "users" u on u."id" = s."_parent_id"
  join "roles" r on r."id" = u."role_id"
  where s."id" = $1 and u."id" = $2::int and u."status" = 'active' and s."expires_at" > now()`

type Known = { sessions: Map<string, KnownSession>; readers: Map<string, Reader> }
const known = new WeakMap<Payload, Known>()

const knownOf = (payload: Payload): Known => {
  const found = known.get(payload) ?? { sessions: new Map(), readers: new Map() }
  known.set(payload, found)
  return found
}

/** What was found out about a session before; every statement asks whether it still holds. */
export const rememberedSession = (payload: Payload, { sid, userId }: Session) => {
  const found = knownOf(payload).sessions.get(sid)
  return found?.userId === userId ? found : null
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
  const { sessions, readers } = knownOf(payload)
  const [row] = await runNamed(pool, { text: WHO, values: [session.sid, session.userId] })
  if (!row) {
    sessions.delete(session.sid)
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
  return keepNewest(sessions, MAX_SESSIONS, session.sid, { ...session, version, reader })
}
