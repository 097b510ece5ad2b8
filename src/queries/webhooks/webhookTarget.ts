import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { shareAbility } from '@/access/abilityOf'
import { CLIENT_VERSION } from '@/access/session/session'
import { requestAs } from '@/lib/payloadRequests'
import { readRows } from '../shared/rows'

type Client = { id: number; name: string; role: number; scopes: unknown; version: string }

/** Where the requests of an endpoint go, and the random values that its live secrets are derived from. */
export type WebhookTarget = { url: string; enabled: boolean; nonces: string[] }

/** With the program that the endpoint belongs to; null while that is switched off or expired. */
export type OwnedTarget = WebhookTarget & { client: Client | null }

/** @returns null for an endpoint that was deleted */
export const readTarget = async (payload: Payload, id: number): Promise<OwnedTarget | null> => {
  const [row] = await readRows<OwnedTarget>(
    { payload },
    sql`select w.url, w.enabled,
          array(select s.nonce::text from webhook_secrets s
            where s.webhook_id = w.id and (s.ends_at is null or s.ends_at > clock_timestamp())
            order by s.id desc) as nonces,
          (select jsonb_build_object('id', c.id, 'name', c.name, 'role', c.role_id,
              'scopes', c.scopes, 'version', ${sql.raw(CLIENT_VERSION)})
            from api_clients c join roles r on r.id = c.role_id
            where c.id = w.client_id and c.enabled and c.expires_at > now()) as client
        from webhooks w where w.id = ${id}`,
  )
  return row ?? null
}

/** A request with the rights that the program of an endpoint has now. */
export const requestOfProgram = (
  payload: Payload,
  { version, ...client }: Client,
): Promise<PayloadRequest> => {
  const user = { ...client, collection: 'api-clients' as const }
  shareAbility({ user, payload, role: { id: client.role, version } })
  return requestAs(payload, { user: user as never })
}
