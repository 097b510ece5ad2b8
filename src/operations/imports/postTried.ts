import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inSavepoint } from '../shared/savepoint'
import { query } from '../shared/transaction'
import type { Import } from './importRow'
import type { Judged, RowResult } from './rows'
import { isPassing } from './writeRow'

/** What every row of a table has anew. */
const OWN = ['id', 'created_at', 'updated_at']
/** Each is a statement: none takes as long as a statement may. */
const AT_ONCE = 500

/**
 * Whether a row says now what was tried, and nothing but its card decides about it: a delivery of a
 * tender is claimed from what is held for it.
 */
const isPlain = ({ row: { tried }, values, errors }: Judged): boolean =>
  errors.length === 0 &&
  tried !== null &&
  (values.tender ?? null) === null &&
  tried.tender_id === null &&
  tried.reservation_id === null &&
  tried.stock_card_id === values.stockCard

/** A card may have become one of pieces since. */
const holdsFractions = async (req: PayloadRequest, { id }: Import): Promise<boolean> => {
  const [found] = await query(
    req,
    sql`select 1 from import_rows r join stock_cards c on c.id = (r.tried ->> 'stock_card_id')::int
        where r.import_id = ${id} and r.state = 'ready' and c.unit in ('piece', 'set')
          and (r.tried ->> 'quantity')::numeric % 1 <> 0 limit 1`,
  )
  return found !== undefined
}

const columnsOfLedger = async (req: PayloadRequest): Promise<string[]> => {
  const rows = await query<{ name: string }>(
    req,
    sql`select attname as name from pg_attribute where attrelid = 'stock_movements'::regclass
          and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  return rows.map(({ name }) => name).filter((name) => !OWN.includes(name))
}

/** @returns the numbers of the new rows, in the order of the file's */
const insert = async (
  req: PayloadRequest,
  { id }: Import,
  { numbers, columns }: { numbers: readonly number[]; columns: readonly string[] },
): Promise<number[]> => {
  const list = (prefix: string) => sql.raw(columns.map((name) => `${prefix}"${name}"`).join(', '))
  const rows = await query<{ id: number }>(
    req,
    sql`with made as (
          insert into stock_movements (${list('')}, created_at, updated_at)
          select ${list('(t.tried).')}, now(), now() from (
            select jsonb_populate_record(null::stock_movements, tried) as tried from import_rows
            where import_id = ${id} and number in (
              select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
            order by number) t
          returning id)
        select id from made order by id`,
  )
  return rows.map((row) => row.id)
}

const insertAll = async (
  req: PayloadRequest,
  one: Import,
  numbers: readonly number[],
): Promise<RowResult[]> => {
  const columns = await columnsOfLedger(req)
  const ids: number[] = []
  for (let at = 0; at < numbers.length; at += AT_ONCE)
    ids.push(...(await insert(req, one, { numbers: numbers.slice(at, at + AT_ONCE), columns })))
  return numbers.map((number, at) => ({
    number,
    state: 'done',
    errors: [],
    change: 'create',
    record: ids[at] ?? null,
  }))
}

/**
 * Posts movements as the operations wrote them when they were tried, some hundred in a statement: row by
 * row the cards of thousands would be held for minutes, and whoever moves one of them would be refused.
 * What may have changed since is judged by the ledger's triggers.
 * @param judged the rows of a file that is taken whole; their cards are locked
 * @returns null where something else has to decide: row by row it is told which row is refused, and why
 * @throws what says nothing about the rows: a deadlock, a database that is away
 */
export const postTried = async (
  req: PayloadRequest,
  one: Import,
  judged: readonly Judged[],
): Promise<RowResult[] | null> => {
  const isOurs = one.whole && one.target === 'stock-movements'
  if (!isOurs || !judged.every(isPlain) || (await holdsFractions(req, one))) return null
  const numbers = judged.map(({ row }) => row.number)
  try {
    return await inSavepoint(req, (part) => insertAll(part, one, numbers))
  } catch (error) {
    if (isPassing(error)) throw error
    return null
  }
}
