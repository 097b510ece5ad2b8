import type { Field } from 'payload'
import { label } from '@/i18n/label'
import type { MessageKey } from '@/i18n/messages'

type Name<Key> = Key extends `document.sections.${infer Own}` ? Own : never

/** A titled group of fields in the form. It changes neither values nor columns. */
export const section = (name: Name<MessageKey>, fields: Field[]): Field => ({
  type: 'group',
  label: label(`document.sections.${name}`),
  admin: { components: { Field: '/components/document/fields/SectionField#SectionField' } },
  fields,
})
