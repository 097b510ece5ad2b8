import { entityOf } from '@/catalog'
import { EVENT_TYPES, typesBySubject } from '@/catalog/eventTypes'
import { accessFor } from '@/access/collectionAccess'
import { DISABLED_REASONS } from '@/domain/webhooks/webhook'
import { listField } from '@/fields/listField'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { LOCALES } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { eventTypeText } from '@/i18n/valueText'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import { defineCollection } from '../defineCollection'
import { guardWebhook, guardWebhookDelete, beginWebhook } from './guardWebhook'
import { webhookEndpoints } from './webhookEndpoints'

const subjectOf = new Map(
  typesBySubject().flatMap(({ subject, types }) => types.map((type) => [type, subject] as const)),
)

/** `Teklifler: onaylandı`, in every language. */
const labelsOf = (type: string) =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const t = createTranslator(locale)
      const words = entityOf(subjectOf.get(type) ?? '')?.words
      return [locale, `${t(`${words}.plural` as MessageKey)}: ${eventTypeText(type, t)}`]
    }),
  )

/**
 * Addresses to which events are sent with the rights of a program. Their secrets are derived from rows
 * of `webhook_secrets`; deliveries are rows of `webhook_deliveries`.
 */
export const Webhooks = defineCollection({
  slug: 'webhooks',
  access: accessFor('webhooks'),
  // By REST alone: its response shows the secret, once.
  graphQL: { disableQueries: true, disableMutations: true },
  defaultSort: 'name',
  custom: { changesAlone: ADMINISTRATION },
  endpoints: webhookEndpoints,
  hooks: {
    beforeChange: [guardWebhook],
    afterChange: [beginWebhook],
    beforeDelete: [guardWebhookDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'url', type: 'text', required: true },
    { name: 'client', type: 'relationship', relationTo: 'api-clients', required: true },
    listField({
      name: 'types',
      required: true,
      options: EVENT_TYPES.map((value) => ({ value, label: labelsOf(value) })),
      editor: '/components/webhooks/TypesField#TypesField',
    }),
    readOnly({
      name: 'enabled',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar' },
    }),
    readOnly({
      name: 'disabledReason',
      type: 'select',
      options: DISABLED_REASONS.map((value) => ({
        value,
        label: Object.fromEntries(
          LOCALES.map((locale) => [
            locale,
            createTranslator(locale)(`webhooks.disabledReasons.${value}`),
          ]),
        ),
      })),
      admin: { position: 'sidebar' },
    }),
    readOnly(momentField({ name: 'secretSince', admin: { position: 'sidebar' } })),
  ],
})
