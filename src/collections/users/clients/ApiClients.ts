import { accessFor } from '@/access/collectionAccess'
import { USUAL_SCOPES } from '@/access/roles/scopes'
import { staffIdOf } from '@/access/session/staffOf'
import { KEY_DAYS } from '@/domain/users/apiKey'
import { momentField } from '@/fields/momentField'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import { defineCollection } from '../../defineCollection'
import { clientEndpoints } from './clientEndpoints'
import { guardClient, guardClientDelete } from './guardClient'
import { keyStrategy } from './keyStrategy'

const usualEnd = () => new Date(Date.now() + KEY_DAYS.usual * 24 * 60 * 60 * 1000).toISOString()

/**
 * Programs that work with a key of their own. Their keys are rows of `api_keys`, hashed; Payload's own
 * keys could be read again, and never end.
 */
export const ApiClients = defineCollection({
  slug: 'api-clients',
  auth: {
    disableLocalStrategy: true,
    useSessions: false,
    strategies: [keyStrategy],
  },
  access: { ...accessFor('users'), admin: () => false },
  // Keys are made and listed by REST alone.
  graphQL: false,
  defaultSort: 'name',
  custom: { changesAlone: ADMINISTRATION },
  endpoints: clientEndpoints,
  hooks: {
    beforeChange: [guardClient],
    beforeDelete: [guardClientDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'role', type: 'relationship', relationTo: 'roles', required: true },
    { name: 'scopes', type: 'json', required: true, defaultValue: [...USUAL_SCOPES] },
    {
      name: 'responsible',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      defaultValue: ({ req }) => (req && staffIdOf(req)) ?? undefined,
    },
    { name: 'allowedNetworks', type: 'json', required: true, defaultValue: [] },
    { name: 'channels', type: 'json', required: true, defaultValue: ['rest'] },
    { name: 'enabled', type: 'checkbox', required: true, defaultValue: true },
    momentField({ name: 'expiresAt', required: true, defaultValue: usualEnd }),
  ],
})
