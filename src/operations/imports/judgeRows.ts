import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { codeKey } from '@/domain/stock/codes/codes'
import { rawCell } from '@/exchange/import/keptCell'
import { readCell } from '@/exchange/import/readCell'
import { companyToday } from '@/queries/settings/companyToday'
import { findersOf } from '@/queries/imports/fieldKinds'
import type { Importable } from '@/queries/imports/importColumns'
import type { Import } from '@/queries/imports/importRow'
import { findRecords, type Found, type FoundBy } from './findRecords'
import { gatherRows } from './recordRows'
import type { Judged } from './rows'
import type { ImportRow, RowError } from '@/queries/imports/storedRow'

type Values = Record<string, unknown>

type Bound = { index: number; column: Importable }

/** The mapped columns with their fields. */
const boundColumns = (
  { mapping }: Pick<Import, 'mapping'>,
  columns: readonly Importable[],
): Bound[] =>
  mapping.flatMap(({ index, field }) => {
    const column = columns.find((one) => one.field === field)
    return column ? [{ index, column }] : []
  })

const readValues = (row: ImportRow, bound: readonly Bound[], one: Import, today: string) => {
  const values: Values = {}
  const errors: RowError[] = []
  for (const { index, column } of bound) {
    const { field, maxLength } = column
    const style = one.styles[index] ?? 'comma'
    const read = readCell(rawCell(row.cells[index]), column, { style, today })
    if ('code' in read) errors.push({ field, code: read.code, data: read.data })
    else if (maxLength && typeof read.value === 'string' && read.value.length > maxLength)
      errors.push({ field, code: 'textTooLong', data: { max: maxLength } })
    else if (read.value !== undefined) values[field] = read.value
  }
  return { values, errors }
}

const twinErrors = ({ twins }: ImportRow): RowError[] =>
  Object.entries(twins ?? {}).map(([field, row]) => ({
    field,
    code: 'duplicateInFile',
    data: { row },
  }))

/** The related records named in some rows, by field. */
const findRelated = async (
  req: PayloadRequest,
  bound: readonly Bound[],
  all: readonly Judged[],
) => {
  const ability = await abilityOfRequest(req)
  const found = new Map<string, FoundBy>()
  for (const { column } of bound) {
    if (!column.relation) continue
    const { to: slug } = column.relation
    const texts = all.flatMap(({ values }) => {
      const text = values[column.field]
      return typeof text === 'string' ? [text] : []
    })
    const fields = findersOf(ability, slug)
    found.set(column.field, await findRecords({ req, slug, fields, texts }))
  }
  return found
}

/** Of several records with one name, those of the row's company. */
const oneOf = (found: readonly Found[], company: unknown): readonly Found[] => {
  const ofCompany = found.filter((one) => one.company !== null && one.company === company)
  return found.length > 1 && ofCompany.length > 0 ? ofCompany : found
}

const relate = (judged: Judged, field: string, by: FoundBy): void => {
  const { values, errors } = judged
  const text = values[field]
  if (typeof text !== 'string') return
  const found = oneOf(by.get(codeKey(text)) ?? [], values.company)
  if (found.length === 1) values[field] = found[0]?.id
  else {
    const code = found.length === 0 ? 'relationNotFound' : 'relationAmbiguous'
    errors.push({ field, code, data: { value: text } })
    delete values[field]
  }
}

const refuseKey = (judged: Judged, one: Import, keys: FoundBy): void => {
  const { key, mode } = one
  if (mode === 'create' || key === null) return
  const text = judged.values[key]
  const refuse = (code: RowError['code']) => judged.errors.push({ field: key, code })
  if (typeof text !== 'string') {
    if (!judged.errors.some(({ field }) => field === key)) refuse('required')
    return
  }
  const found = keys.get(codeKey(text)) ?? []
  if (found.length > 1) refuse('importManyMatches')
  else if (found.length === 1) judged.record = found[0]?.id ?? null
  else if (mode === 'update') refuse('importNoMatch')
}

const findKeys = async (
  req: PayloadRequest,
  { key, mode, target }: Import,
  all: readonly Judged[],
): Promise<FoundBy> => {
  if (mode === 'create' || key === null) return new Map()
  const texts = all.flatMap(({ values }) =>
    typeof values[key] === 'string' ? [values[key] as string] : [],
  )
  return findRecords({ req, slug: target, fields: [key], texts })
}

const missing = ({ values, record, errors }: Judged, columns: readonly Importable[]): RowError[] =>
  record !== null
    ? []
    : columns
        .filter(({ field, required }) => required && values[field] === undefined)
        .filter(({ field }) => !errors.some((error) => error.field === field))
        .map(({ field }) => ({ field, code: 'required' as const }))

/**
 * Parses rows into the records they would create: their cells, related records, and the record to
 * update.
 * @param args.columns that their importer may fill (`importColumns`)
 * @returns in the order of the rows, merged by record; those with errors must not be tried
 */
export const judgeRows = async (args: {
  req: PayloadRequest
  one: Import
  columns: readonly Importable[]
  rows: readonly ImportRow[]
}): Promise<Judged[]> => {
  const { req, one, columns, rows } = args
  const bound = boundColumns(one, columns)
  const today = await companyToday(req)
  const all = rows.map((row): Judged => {
    const { values, errors } = readValues(row, bound, one, today)
    return { row, values, errors: [...errors, ...twinErrors(row)], record: null }
  })
  const keys = await findKeys(req, one, all)
  for (const judged of all) refuseKey(judged, one, keys)
  const related = await findRelated(req, bound, all)
  // The company first: other relations are looked up within it.
  const inOrder = [...related].sort(([a], [b]) => Number(b === 'company') - Number(a === 'company'))
  for (const judged of all) {
    for (const [field, by] of inOrder) relate(judged, field, by)
    judged.errors.push(...missing(judged, columns))
  }
  return gatherRows(one, all)
}
