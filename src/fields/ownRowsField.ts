import type { CollectionSlug, Field, JSONField } from 'payload'
import type { FieldRefusal } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'

type Words<Key> = Key extends `${infer Words}.fields.${string}` ? Words : never

/** Where the rows of a field are stored. */
export type OwnRows = {
  /** The collection of the rows. */
  collection: CollectionSlug
  /** Its field that refers to the parent record. */
  parent: string
  /** Fields that responses add to a row, in addition to those of the collection. */
  answered: readonly string[]
  /**
   * The rule of a whole row. It is also checked when other rows were refused, so that a form can
   * mark all errors at once.
   */
  refuse?: (row: Readonly<Record<string, unknown>>, path: string) => readonly FieldRefusal[]
}

type Options = {
  name: string
  /** Translation prefix of the row's texts: `fields.quantity` and so on. */
  words: Words<MessageKey>
  /** Import path of the editor. */
  editor: string
  rows: OwnRows
}

/**
 * Rows of another table, read and saved with the record, and validated by the fields of their own
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

/** Where the rows of a field are stored, if it was made by `ownRowsField`. */
export const ownRowsIn = (field: Field): OwnRows | undefined =>
  (field as { custom?: { ownRows?: OwnRows } }).custom?.ownRows
