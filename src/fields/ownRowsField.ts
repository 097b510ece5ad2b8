import type { CollectionSlug, Field, JSONField } from 'payload'
import type { FieldRefusal } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'

type Words<Key> = Key extends `${infer Words}.fields.${string}` ? Words : never

/** Where the rows of a field are kept. */
export type OwnRows = {
  /** The collection whose rows they are. */
  collection: CollectionSlug
  /** The field of it that names the record they belong to. */
  parent: string
  /** What an answer says of a row beside the fields of the collection. */
  answered: readonly string[]
  /** The rule of a whole row, for rows that are refused already: a form marks all of it at once. */
  refuse?: (row: Readonly<Record<string, unknown>>, path: string) => readonly FieldRefusal[]
}

type Options = {
  name: string
  /** Where the words of a row stand: `fields.quantity` and so on. */
  words: Words<MessageKey>
  /** The path of its editor. */
  editor: string
  rows: OwnRows
}

/**
 * Rows of another table, read and saved with the record, and judged by the fields of their own
 * collection (`hooks/strictInput`). Their editor keeps and checks them itself: an array field would
 * make a form of a hundred rows too slow to type in, and so would sending them to the server with
 * every change of the form (`ownRows` of the document).
 */
export const ownRowsField = ({ name, words, editor, rows }: Options): JSONField => ({
  type: 'json',
  name,
  virtual: true,
  custom: { ownRows: rows },
  admin: { components: { Field: editor }, custom: { rowsOf: words } },
})

/** Where the rows of a field are kept, if it is one of `ownRowsField`. */
export const ownRowsIn = (field: Field): OwnRows | undefined =>
  (field as { custom?: { ownRows?: OwnRows } }).custom?.ownRows
