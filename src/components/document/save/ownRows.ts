import type { ClientField, FormState } from 'payload'

import { flatFields } from '../flatFields'

/** Where the words of the rows of a field stand, if its editor keeps rows of another table. */
export const rowsOf = (field: ClientField): string | undefined =>
  (field.admin?.custom as { rowsOf?: string } | undefined)?.rowsOf

/** The fields of a form whose editors keep and check rows of another table (`ownRowsField`). */
export const ownRows = (fields: readonly ClientField[]): string[] =>
  flatFields(fields).flatMap(({ field, path }) => (rowsOf(field) ? [path] : []))

/** Values, or a form, without such rows: the server's form state has nothing to say about them. */
export const withoutRows = <T extends object>(values: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as T

/**
 * The answer of the server for a form that was sent without its rows.
 * @param args.data the record the form is filled with; without it the rows stay as they are
 */
export const withRows = (args: {
  state: FormState
  names: readonly string[]
  data: object | undefined
}): FormState => {
  const { state, names, data } = args
  const own = names.map((name) => {
    const value = (data as Record<string, unknown> | undefined)?.[name]
    return [name, { ...state[name], value, initialValue: value, valid: true }] as const
  })
  return { ...withoutRows(state, names), ...(data && Object.fromEntries(own)) }
}
