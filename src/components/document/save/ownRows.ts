import type { ClientField, FormState } from 'payload'

import { flatFields } from '../flatFields'

/** The dictionary section of a field's rows, if its editor keeps rows of another table. */
export const rowsOf = (field: ClientField): string | undefined =>
  (field.admin?.custom as { rowsOf?: string } | undefined)?.rowsOf

/** The fields of a form whose editors keep and check rows of another table (`ownRowsField`). */
export const ownRows = (fields: readonly ClientField[]): string[] =>
  flatFields(fields).flatMap(({ field, path }) => (rowsOf(field) ? [path] : []))

/** Values, or a form, without such rows: the server's form state does not cover them. */
export const withoutRows = <T extends object>(values: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as T

/**
 * The server's response for a form that was sent without its rows.
 * @param args.data the record to fill the form with; without it the rows stay unchanged
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
