import type { FieldHook } from 'payload'
import { accessFor } from '@/access/collectionAccess'
import { allScopes, USUAL_SCOPES } from '@/access/roles/scopes'
import { staffIdOf } from '@/access/session/staffOf'
import { KEY_DAYS } from '@/domain/users/apiKey'
import { CHANNELS } from '@/domain/users/channels'
import { listField } from '@/fields/listField'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { options } from '@/i18n/label'
import { LOCALES } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { scopeText } from '@/i18n/valueText'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import { lastUses } from '@/queries/users/lastUses'
import { defineCollection } from '../../defineCollection'
import { clientEndpoints } from './clientEndpoints'
import { guardClient, guardClientDelete } from './guardClient'
import { keyStrategy } from './keyStrategy'

/** For a single record; lists read it for all rows in one query. */
const readLastUse: FieldHook = async ({ data, findMany, req }) =>
  findMany || !data?.id
    ? undefined
    : ((await lastUses(req, [Number(data.id)])).get(Number(data.id)) ?? null)

const usualEnd = () => new Date(Date.now() + KEY_DAYS.usual * 24 * 60 * 60 * 1000).toISOString()

/**
 * Programs with API keys. Keys are rows of `api_keys`, hashed; Payload's own keys are readable and
 * never expire.
 */
export const ApiClients = defineCollection({
  slug: 'api-clients',
  auth: {
    disableLocalStrategy: true,
    useSessions: false,
    strategies: [keyStrategy],
  },
  access: { ...accessFor('users'), admin: () => false },
  // Created and listed over REST only. The GraphQL type exists, because tenders refer to it.
  graphQL: { disableQueries: true, disableMutations: true },
  defaultSort: 'name',
  custom: { changesAlone: ADMINISTRATION },
  endpoints: clientEndpoints,
  hooks: {
    beforeChange: [guardClient],
    // Tenders and webhooks reference their program; one that is no longer needed is disabled instead.
    beforeDelete: [
      guardClientDelete,
      refuseDeleteInUse([
        ['tenders', 'createdByClient'],
        ['webhooks', 'client'],
      ]),
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'role', type: 'relationship', relationTo: 'roles', required: true },
    listField({
      name: 'scopes',
      required: true,
      defaultValue: [...USUAL_SCOPES],
      options: allScopes().map((value) => ({
        value,
        label: Object.fromEntries(
          LOCALES.map((locale) => [locale, scopeText(value, createTranslator(locale))]),
        ),
      })),
      editor: '/components/users/clients/ScopesField#ScopesField',
    }),
    {
      name: 'responsible',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      defaultValue: ({ req }) => (req && staffIdOf(req)) ?? undefined,
    },
    listField({
      name: 'allowedNetworks',
      required: true,
      defaultValue: [],
      editor: '/components/users/clients/NetworksField#NetworksField',
    }),
    listField({
      name: 'channels',
      required: true,
      defaultValue: ['rest'],
      options: options('apiClients.channels', CHANNELS),
      editor: '/components/users/clients/ChannelsField#ChannelsField',
    }),
    momentField({
      name: 'expiresAt',
      required: true,
      defaultValue: usualEnd,
      admin: {
        position: 'sidebar',
        components: { Field: '/components/users/clients/ExpiryField#ExpiryField' },
      },
    }),
    {
      name: 'enabled',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    readOnly({
      name: 'lastUsedAt',
      type: 'date',
      virtual: true,
      hooks: { afterRead: [readLastUse] },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    }),
  ],
})
