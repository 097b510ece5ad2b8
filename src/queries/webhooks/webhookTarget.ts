import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { shareAbility } from '@/access/abilityOf'
import { CLIENT_VERSION } from '@/access/session/session'
import { requestAs } from '@/lib/payloadRequests'
import { readRows } from '../shared/rows'

/** Where the requests of an endpoint go, and the random values that its live secrets are derived from. */
export type WebhookTarget = { url: string; enabled: boolean; nonces: string[] }

/** @returns null for an endpoint that was deleted */
export const readTarget = async (payload: Payload, id: number): Promise<WebhookTarget | null> => {
  const [row] = await readRows<WebhookTarget>(
    { payload },
    sql`select w.url, w.enabled, array(select s.nonce::text from webhook_secrets s
          where s.webhook_id = w.id and (s.ends_at is null or s.ends_at > clock_timestamp())
          order by s.id desc) as nonces
        from webhooks w where w.id = ${id}`,
  )
  return row ?? null
}

type Client = { id: number; name: string; role: number; scopes: unknown; version: string }

/**
 * A request with the rights that the program of an endpoint has now.
 * @param id of the endpoint
 * @returns null while the program is switched off or expired
 */
export const requestOfOwner = async (
  payload: Payload,
  id: number,
): Promise<PayloadRequest | null> => {
  const [row] = await readRows<Client>(
    { payload },
    sql`select c.id, c.name, c.role_id as role, c.scopes, ${sql.raw(CLIENT_VERSION)} as version
        from webhooks w join api_clients c on c.id = w.client_id join roles r on r.id = c.role_id
        where w.id = ${id} and c.enabled and c.expires_at > now()`,
  )
  if (!row) return null
  const { version, ...client } = row
  const user = { ...client, collection: 'api-clients' as const }
  shareAbility({ user, payload, role: { id: client.role, version } })
  return requestAs(payload, { user: user as never })
}
