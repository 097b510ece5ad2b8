import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { keepNewest } from '@/lib/keepNewest'
import { readRows } from '@/queries/shared/rows'

/** A key that is used is written down this often, whatever it asks for. */
const EVERY_MS = 60_000
const MAX_KEYS = 5_000
const MAX_ADDRESS = 45
const written = new Map<number, number>()

/** The address of a request, as the server knows it; null where it is not known. */
export const addressIn = (headers: Pick<Headers, 'get'>): string | null =>
  headers.get(CLIENT_ADDRESS_HEADER)?.slice(0, MAX_ADDRESS) ?? null

/** Never on the row of the client: its version is what remembered rights are compared with. */
const write = (payload: Payload, keyId: number, address: string | null) =>
  readRows(
    { payload },
    // A key that is gone has no uses.
    sql`insert into api_client_uses (client_id, key_id, address)
        select client_id, id, ${address} from api_keys where id = ${keyId}`,
  )

/**
 * Notes that a key is used: at most one row a minute in this process. For every request of a program,
 * so it only looks into a map as a rule, and never delays or fails the request.
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
