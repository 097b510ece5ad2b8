import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { keepNewest } from '@/domain/shared/keepNewest'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { readRows } from '@/queries/shared/rows'

/** Uses of a key are written at most this often. */
const EVERY_MS = 60_000
const MAX_KEYS = 5_000
const MAX_ADDRESS = 45
const written = new Map<number, number>()

/** The client address of a request; null if unknown. */
export const addressIn = (headers: Pick<Headers, 'get'>): string | null =>
  headers.get(CLIENT_ADDRESS_HEADER)?.slice(0, MAX_ADDRESS) ?? null

/** Never on the row of the client: its version validates cached rights. */
const write = (payload: Payload, keyId: number, address: string | null) =>
  readRows(
    { payload },
    // A deleted key has no uses.
    sql`insert into api_client_uses (client_id, key_id, address)
        select client_id, id, ${address} from api_keys where id = ${keyId}`,
  )

/**
 * Records that a key is used: at most one row a minute in this process. Called for every request of
 * a program, so it usually only looks into a map, and never delays or fails the request.
 */
export const noteKeyUse = (
  payload: Payload,
  { keyId, headers }: { keyId: number; headers: Pick<Headers, 'get'> },
): void => {
  const now = Date.now()
  if (now - (written.get(keyId) ?? 0) < EVERY_MS) return
  written.delete(keyId)
  keepNewest(written, MAX_KEYS, keyId, now)
  write(payload, keyId, addressIn(headers)).catch((err: unknown) =>
    payload.logger.warn({ msg: 'A key could not be noted as used', err }),
  )
}
