import type { JSONField } from 'payload'
import type { MessageKey } from '@/i18n/messages'

type Words<Key> = Key extends `${infer Words}.fields.${string}` ? Words : never

type Options = {
  name: string
  /** Where the words of a row stand: `fields.quantity` and so on. */
  words: Words<MessageKey>
  /** The path of its editor. */
  editor: string
}

/**
 * Rows of another table, read and saved with the record. Their editor keeps and checks them itself:
 * an array field would make a form of a hundred rows too slow to type in, and so would sending them
 * to the server with every change of the form (`ownRows` of the document).
 */
export const ownRowsField = ({ name, words, editor }: Options): JSONField => ({
  type: 'json',
  name,
  virtual: true,
  admin: { components: { Field: editor }, custom: { rowsOf: words } },
})
