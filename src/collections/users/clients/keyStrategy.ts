import type { AuthStrategy } from 'payload'
import { shareAbility } from '@/access/abilityOf'
import { markedKey, rememberKey } from '@/access/session/clientKey'
import { noteUnanswered } from '@/lib/unanswered'
import { clientOfKey, type FoundClient } from '@/queries/users/clientOfKey'

const ANONYMOUS = { user: null }

/** A client as `req.user`. */
export type ClientUser = Omit<FoundClient, 'version'> & { collection: 'api-clients' }

/**
 * The program that sends a request with a key; anonymous where the gate of the API marked no key,
 * as on pages and in server functions. Each request reads the client anew, so that revoking a key,
 * switching a client off and changing its role, scopes or networks take effect with the next
 * request, in every instance.
 */
export const keyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: async ({ payload, headers }) => {
    const key = markedKey(headers)
    if (!key) return ANONYMOUS
    try {
      const found = await clientOfKey(payload, key)
      if (!found) return ANONYMOUS
      rememberKey(payload, key)
      const { version, ...client } = found
      const user: ClientUser = { ...client, collection: 'api-clients' }
      shareAbility({ user, payload, role: { id: client.role, version } })
      return { user: user as never }
    } catch {
      // The lookup failed: the gate answers 503 instead of treating the request as anonymous.
      noteUnanswered(headers)
      return ANONYMOUS
    }
  },
}
