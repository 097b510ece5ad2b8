import type { Field } from 'payload'
import { label } from '@/i18n/label'
import type { MessageKey } from '@/i18n/messages'

type Name<Key> = Key extends `document.sections.${infer Own}` ? Own : never

/**
 * Fields that belong together, on a card with a title. Only the form looks different: values and
 * columns are where they would be without it.
 */
export const section = (name: Name<MessageKey>, fields: Field[]): Field => ({
  type: 'group',
  label: label(`document.sections.${name}`),
  admin: { components: { Field: '/components/document/fields/SectionField#SectionField' } },
  fields,
})
