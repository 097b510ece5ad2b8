import type { ImportProgress, ImportSheet, ShownRow } from '@/domain/imports/importReadings'
import { JOB_RUNS } from '@/jobs'
import { getTestPayload } from '../helpers/payload'
import { select } from './database'
import type { Client } from './client'

type Cell = string | number
export type Choice = {
  mode?: 'create' | 'update' | 'upsert'
  key?: string | null
  whole?: boolean
  mapping?: { index: number; field: string | null }[]
  styles?: Record<string, 'comma' | 'point'>
}

/** A file of plain text as a form sends it. */
export const formOf = (target: string, rows: readonly (readonly Cell[])[], name = 'liste.csv') => {
  const text = rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')
  const form = new FormData()
  form.set('target', target)
  form.set('file', new File([text], name, { type: 'text/csv' }))
  return form
}

/** Does everything that imports have to do. */
export const runImports = async (): Promise<void> => {
  await JOB_RUNS['run-imports'](await getTestPayload())
}

export const uploadFile = async (
  client: Client,
  target: string,
  rows: readonly (readonly Cell[])[],
): Promise<ImportSheet> => {
  const { status, json, text } = await client.post<{ import: ImportSheet }>(
    '/imports/upload',
    formOf(target, rows),
  )
  if (status !== 201) throw new Error(`${status} ${text}`)
  return json.import
}

export const progressOf = async (client: Client, id: number): Promise<ImportProgress> =>
  (await client.get<ImportProgress>(`/imports/${id}/progress`)).json

export const rowsOf = async (client: Client, id: number, state = 'all'): Promise<ShownRow[]> =>
  (await client.get<{ rows: ShownRow[] }>(`/imports/${id}/rows?state=${state}`)).json.rows

/** `number state field:code …` of every row. */
export const judgedRows = async (client: Client, id: number): Promise<string[]> =>
  (await rowsOf(client, id)).map(({ number, state, errors }) =>
    [number, state, ...errors.map(({ field, code }) => `${field ?? ''}:${code}`)].join(' '),
  )

/** Asks for a check with what was guessed, unless `choice` says otherwise. */
export const askCheck = (client: Client, sheet: ImportSheet, choice: Choice = {}) =>
  client.post(`/imports/${sheet.id}/check`, {
    mapping: sheet.columns.map(({ index, field }) => ({ index, field })),
    mode: 'create',
    key: null,
    whole: false,
    ...choice,
  })

/** Uploads a file and has it checked. */
export const checkFile = async (
  client: Client,
  target: string,
  rows: readonly (readonly Cell[])[],
  choice: Choice = {},
): Promise<number> => {
  const sheet = await uploadFile(client, target, rows)
  const { status, text } = await askCheck(client, sheet, choice)
  if (status !== 202) throw new Error(`${status} ${text}`)
  await runImports()
  return sheet.id
}

/** The same, imported as well. */
export const importFile = async (
  client: Client,
  target: string,
  rows: readonly (readonly Cell[])[],
  choice: Choice = {},
): Promise<number> => {
  const id = await checkFile(client, target, rows, choice)
  const { status, text } = await client.post(`/imports/${id}/commit`)
  if (status !== 202) throw new Error(`${status} ${text}`)
  await runImports()
  return id
}

/** The records that rows of an import are. */
export const recordsOf = async (id: number): Promise<number[]> =>
  (
    await select<{ id: number }>(
      `select record_id as id from import_rows where import_id = $1 and state = 'done'
       order by number`,
      [id],
    )
  ).map((row) => row.id)

/** Card and quantity of the parts of a group by its name, in their order. */
export const partsOf = async (name: unknown): Promise<number[][]> =>
  (
    await select<{ card: number; quantity: number }>(
      `select p.stock_card_id as card, p.quantity::float8 as quantity
       from stock_group_stocks p join stock_groups g on g.id = p.stock_group_id
       where g.name = $1 order by p.id`,
      [name],
    )
  ).map(({ card, quantity }) => [card, quantity])
