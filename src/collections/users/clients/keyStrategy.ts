import type { AuthStrategy } from 'payload'
import { shareAbility } from '@/access/abilityOf'
import { markedKey } from '@/access/session/clientKey'
import { noteUnanswered } from '@/lib/unanswered'
import { clientOfKey, type FoundClient } from '@/queries/users/clientOfKey'

const NOBODY = { user: null }

/** A client as the user of its requests. */
export type ClientUser = Omit<FoundClient, 'version'> & { collection: 'api-clients' }

/**
 * Who sends a request with a key: nobody where the gate of the API has not found one, as on pages and
 * in server functions. Each request reads the client anew, so that revoking a key, switching a client
 * off and changing its role, scopes or networks count from the next request on, in every instance.
 */
export const keyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: async ({ payload, headers }) => {
    const key = markedKey(headers)
    if (!key) return NOBODY
    try {
      const found = await clientOfKey(payload, key)
      if (!found) return NOBODY
      const { version, ...client } = found
      const user: ClientUser = { ...client, collection: 'api-clients' }
      shareAbility({ user, payload, role: { id: client.role, version } })
      return { user: user as never }
    } catch {
      // Whether the key may be used is not known: the gate answers that, and not "nobody".
      noteUnanswered(headers)
      return NOBODY
    }
  },
}
