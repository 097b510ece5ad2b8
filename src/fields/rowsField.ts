import type { ArrayField } from 'payload'
import { label } from '@/i18n/label'
import type { MessageKey } from '@/i18n/messages'

type Words<Key> = Key extends `${infer Words}.addRow` ? Words : never

type Options = Partial<Omit<ArrayField, 'type' | 'name' | 'labels'>> & {
  name: string
  fields: ArrayField['fields']
  /** Translation prefix of its texts: `singular`, `plural`, `addRow`, `noRows`. */
  words: Words<MessageKey>
}

/** A short list within a record, with its own texts for adding a row and for the empty state. */
export const rowsField = ({ name, words, ...rest }: Options): ArrayField => ({
  ...rest,
  type: 'array',
  name,
  labels: { singular: label(`${words}.singular`), plural: label(`${words}.plural`) },
  admin: {
    ...rest.admin,
    custom: { ...rest.admin?.custom, add: `${words}.addRow`, empty: `${words}.noRows` },
  },
})
