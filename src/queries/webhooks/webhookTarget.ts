import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { shareAbility } from '@/access/abilityOf'
import { CLIENT_VERSION } from '@/access/session/session'
import { requestAs } from '@/lib/payloadRequests'
import { readRows } from '../shared/rows'

/** A program with the version of its rights, which changes with its row and that of its role. */
export type Program = { id: number; name: string; role: number; scopes: unknown; version: string }

/**
 * The target of an endpoint's requests, and the random values that its live secrets are derived
 * from.
 */
export type WebhookTarget = { url: string; enabled: boolean; nonces: string[] }

/** With the program that the endpoint belongs to; null if that is disabled or expired. */
export type OwnedTarget = WebhookTarget & { client: Program | null }

/** @returns by the id of the endpoint; deleted ones are missing */
export const readTargets = async (
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnedTarget>> => {
  const rows = await readRows<{ id: number } & OwnedTarget>(
    { payload },
    sql`select w.id, w.url, w.enabled,
          array(select s.nonce::text from webhook_secrets s
            where s.webhook_id = w.id and (s.ends_at is null or s.ends_at > clock_timestamp())
            order by s.id desc) as nonces,
          (select jsonb_build_object('id', c.id, 'name', c.name, 'role', c.role_id,
              'scopes', c.scopes, 'version', ${sql.raw(CLIENT_VERSION)})
            from api_clients c join roles r on r.id = c.role_id
            where c.id = w.client_id and c.enabled and c.expires_at > now()) as client
        from webhooks w
        where w.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  return new Map(rows.map(({ id, ...target }) => [id, target]))
}

/** A request with the current rights of an endpoint's program. */
export const requestOfProgram = (
  payload: Payload,
  { version, ...client }: Program,
): Promise<PayloadRequest> => {
  const user = { ...client, collection: 'api-clients' as const }
  shareAbility({ user, payload, role: { id: client.role, version } })
  return requestAs(payload, { user: user as never })
}
