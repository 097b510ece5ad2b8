import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { keepNewest } from '@/domain/shared/keepNewest'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { readRows } from '@/queries/shared/rows'

/** Headers with the device and address of a request. */
export type ReadableHeaders = Pick<Headers, 'get'>

const MAX_USER_AGENT = 300
const MAX_ADDRESS = 45

/** Uses of a session are written at most this often. */
const EVERY_MS = 5 * 60_000
const MAX_SESSIONS = 5_000
const written = new Map<string, number>()

/** Device and address of a request, as stored with its session. */
export const deviceIn = (headers: ReadableHeaders) => ({
  userAgent: headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
  address: headers.get(CLIENT_ADDRESS_HEADER)?.slice(0, MAX_ADDRESS) ?? null,
})

/** Written on a separate connection in the background: nobody waits for it. */
const write = (payload: Payload, sid: string, headers: ReadableHeaders) => {
  const { userAgent, address } = deviceIn(headers)
  return readRows(
    { payload },
    // Nothing is stored for an ended session.
    sql`insert into session_devices as d (session_id, user_id, user_agent, address)
        select id, _parent_id, ${userAgent}, ${address} from users_sessions where id = ${sid}
        on conflict (session_id) do update
          set last_seen_at = excluded.last_seen_at, address = excluded.address,
              user_agent = excluded.user_agent
          where d.last_seen_at < excluded.last_seen_at - make_interval(secs => ${EVERY_MS / 1000})`,
  )
}

/**
 * Records that a session is used: at most one statement in five minutes in this process, and one
 * row change over all. Called for every request of a session, so it usually only looks into a map,
 * and never delays or fails the request.
 */
export const noteSeen = (
  payload: Payload,
  { sid, headers }: { sid: string; headers: ReadableHeaders },
): void => {
  const now = Date.now()
  if (now - (written.get(sid) ?? 0) < EVERY_MS) return
  written.delete(sid)
  keepNewest(written, MAX_SESSIONS, sid, now)
  write(payload, sid, headers).catch((err: unknown) =>
    payload.logger.warn({ msg: 'A session could not be noted as used', err }),
  )
}
