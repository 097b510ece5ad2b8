import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { readableRefusal } from '@/access/reading/readableRefusal'
import { recordLink } from '@/access/reading/recordLink'
import { staffIdOf } from '@/access/session/staffOf'
import type { ImportProgress, RowPage, ShownRow } from '@/domain/imports/importReadings'
import type { RowFilter } from '@/domain/imports/imports'
import { isRefusalCode } from '@/domain/shared/refusal'
import { describeRefusal } from '@/i18n/describeRefusal'
import { recordKey, recordTitles } from '../shared/recordTitles'
import { readRows } from '../shared/rows'
import { importColumns, type Importable } from './importColumns'
import { targetOf, type Import } from './importRow'
import { cellText, visibleImport } from './importSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import type { ImportRow, RowError } from './storedRow'
import { describeRowError } from './describeRowError'
import { similarRows } from './similarRows'

/** Progress of an import. @throws Refusal `notFound` */
export const readProgress = async (req: PayloadRequest, id: number): Promise<ImportProgress> => {
  const { status, total, ready, errors, reason } = await visibleImport(req, id)
  const [counts] = await readRows<{ pending: number; done: number; undone: number; left: number }>(
    req,
    sql`select count(*) filter (where state = 'pending')::int as pending,
          count(*) filter (where state = 'done')::int as done,
          count(*) filter (where state = 'undone')::int as undone,
          count(*) filter (where state = 'left')::int as left
        from import_rows where import_id = ${id}`,
  )
  const { pending = 0, done = 0, undone = 0, left = 0 } = counts ?? {}
  const code = isRefusalCode(reason) ? reason : null
  return {
    status,
    total,
    checked: Math.max(0, total - pending),
    ready,
    errors,
    done,
    undone,
    left,
    reason: code && { code, message: describeRefusal(code, {}, localeOfRequest(req)).message },
  }
}

type Stored = ImportRow & { errors: RowError[] }

/**
 * The fields of the file that the reader may see: all for the importer; for others those they may
 * write and read.
 */
const shownFields = async (req: PayloadRequest, one: Import, columns: readonly Importable[]) => {
  if (one.createdBy === staffIdOf(req)) return one.mapping
  const ability = await abilityOfRequest(req)
  const { subject } = targetOf(one)
  return one.mapping.filter(
    ({ field }) =>
      columns.some((column) => column.field === field) &&
      subject !== undefined &&
      // For sub-row fields the field that contains the rows.
      mayReadField(ability, subject, field.split('.')[0] ?? field),
  )
}

type ErrorScope = {
  fields: ReadonlySet<string>
  hidden: ReadonlySet<string>
  columns: readonly Importable[]
}

const describeErrors = async (
  req: PayloadRequest,
  errors: readonly RowError[],
  { fields, hidden, columns }: ErrorScope,
) => {
  const ability = await abilityOfRequest(req)
  const locale = localeOfRequest(req)
  return errors.map(({ field, code, data = {}, message }) => {
    // The error of a cell may reveal its content.
    if (field !== null && hidden.has(field)) {
      const closed = 'invalidInput' as const
      return { field: null, code: closed, message: describeRefusal(closed, {}, locale).message }
    }
    const told = readableRefusal(ability, code, data)
    const said = describeRowError({ field, code, data: told, message }, columns, locale)
    return { field: field !== null && fields.has(field) ? field : null, code, message: said }
  })
}

/** Rows for display. @param rows of this import */
export const showRows = async (
  req: PayloadRequest,
  one: Import,
  rows: readonly Stored[],
): Promise<ShownRow[]> => {
  const columns = await importColumns(req, one.target)
  const mapped = await shownFields(req, one, columns)
  const fields = new Set(mapped.map(({ field }) => field))
  const all = one.mapping.map(({ field }) => field)
  const hidden = new Set(all.filter((field) => !fields.has(field)))
  const ability = await abilityOfRequest(req)
  const slug = one.target
  const titles = await recordTitles(
    req,
    rows.flatMap(({ record: id }) => (id === null ? [] : [{ slug, id }])),
  )
  const textsOf = ({ cells }: Stored) =>
    Object.fromEntries(mapped.map(({ index, field }) => [field, cellText(cells[index])]))
  const similar = await similarRows(
    req,
    slug,
    rows
      .filter(({ state, change }) => state === 'ready' && change === 'create')
      .map((row) => ({ number: row.number, cells: textsOf(row) })),
  )
  const shown: ShownRow[] = []
  for (const row of rows) {
    const { number, state, errors, record: id, change } = row
    const title = id === null ? undefined : titles.get(recordKey(slug, id))
    const doc = { id: id ?? 0, company: title?.company ?? null }
    shown.push({
      number,
      state,
      change,
      cells: textsOf(row),
      errors: await describeErrors(req, errors, { fields, hidden, columns }),
      record:
        id !== null && title
          ? { id, title: title.title, href: recordLink({ ability, slug, doc }) }
          : null,
      similar: similar.get(number) ?? [],
    })
  }
  return shown
}

const ROWS = sql`number, cells, state, twins, lead, change, record_id as record, before, version,
  tried, errors`

/** Stored rows of an import. @param where a condition of `import_rows` */
export const storedRows = (
  req: PayloadRequest,
  id: number,
  { where = sql`true`, most, skip = 0 }: { where?: SQL; most: number; skip?: number },
) =>
  readRows<Stored>(
    req,
    sql`select ${ROWS} from import_rows where import_id = ${id} and ${where}
        order by number limit ${most} offset ${skip}`,
  )

const PAGE = 50

/**
 * A page of the rows of an import, in the order of the file.
 * @param args.page from 1
 * @throws Refusal `notFound`
 */
export const readImportRows = async (args: {
  req: PayloadRequest
  id: number
  state: RowFilter
  page: number
}): Promise<RowPage> => {
  const { req, id, state, page } = args
  const one = await visibleImport(req, id)
  const where = state === 'all' ? sql`true` : sql`state = ${state}`
  const [counted] = await readRows<{ total: number }>(
    req,
    sql`select count(*)::int as total from import_rows where import_id = ${id} and ${where}`,
  )
  const total = counted?.total ?? 0
  const rows = await storedRows(req, id, { where, most: PAGE, skip: (page - 1) * PAGE })
  return {
    rows: await showRows(req, one, rows),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
  }
}
