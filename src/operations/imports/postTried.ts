import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inSavepoint } from '../shared/savepoint'
import { query } from '../shared/transaction'
import type { Import } from '@/queries/imports/importRow'
import type { Judged, RowResult } from './rows'
import { isPassing } from './writeRow'

/** Columns that are new in every row of a table. */
const OWN = ['id', 'created_at', 'updated_at']
/** Rows per statement, within the statement timeout. */
const AT_ONCE = 500

/**
 * Whether a row has the card, tender and kind of its dry run. If the reservation of a delivery was
 * replaced since, the ledger refuses the row.
 */
const isPlain = ({ row: { tried }, values, errors }: Judged): boolean => {
  const tender = values.tender ?? null
  return (
    errors.length === 0 &&
    tried !== null &&
    tried.tender_id === tender &&
    (tried.reservation_id !== null) === (tender !== null && tried.type === 'out') &&
    tried.stock_card_id === values.stockCard
  )
}

/** A card may have changed to a counted unit since. */
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

/** @returns the ids of the new rows, in the order of the file */
const insert = async (
  req: PayloadRequest,
  { id }: Import,
  { numbers, columns }: { numbers: readonly number[]; columns: readonly string[] },
): Promise<number[]> => {
  const list = (of: (name: string) => string) => sql.raw(columns.map(of).join(', '))
  // Delivery numbers continue from the existing ones, as if posted one after the other.
  const tried = (name: string) =>
    name === 'delivery'
      ? `case when (t.tried)."delivery" is not null then next_delivery_of((t.tried).tender_id) - 1
          + (row_number() over (partition by (t.tried).tender_id, (t.tried)."delivery" is null
            order by t.number))::int end`
      : `(t.tried)."${name}"`
  const rows = await query<{ id: number }>(
    req,
    sql`with made as (
          insert into stock_movements (${list((name) => `"${name}"`)}, created_at, updated_at)
          select ${list(tried)}, now(), now() from (
            select number, jsonb_populate_record(null::stock_movements, tried) as tried
            from import_rows
            where import_id = ${id} and number in (
              select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
            order by number) t
          order by t.number
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

/** Rows tried in earlier parts: their row numbers in the file and their tenders. */
export type Earlier = { numbers: number[]; tenders: number[] }

/** The rows tried before that move cards of the next part. */
export const triedBefore = async (
  req: PayloadRequest,
  { id, target, whole }: Import,
  rows: readonly Judged[],
): Promise<Earlier> => {
  if (!whole || target !== 'stock-movements') return { numbers: [], tenders: [] }
  const cards = rows.flatMap(({ values: { stockCard } }) => stockCard ?? [])
  const found = await query<{ number: number; tender: number | null }>(
    req,
    sql`select number, (tried ->> 'tender_id')::int as tender from import_rows
        where import_id = ${id} and state = 'ready'
          and ${JSON.stringify(cards)}::jsonb @> (tried -> 'stock_card_id')
        order by number`,
  )
  return {
    numbers: found.map(({ number }) => number),
    tenders: [...new Set(found.flatMap(({ tender }) => tender ?? []))],
  }
}

/**
 * Posts the rows of earlier parts before trying the next part, because each row depends on the rows
 * before it, and no part should hold the locks of all cards.
 * @param earlier their cards and tenders are locked
 */
export const postEarlier = async (
  req: PayloadRequest,
  one: Import,
  { numbers }: Earlier,
): Promise<void> => {
  if (numbers.length === 0) return
  try {
    await inSavepoint(req, (part) => insertAll(part, one, numbers))
  } catch (error) {
    // Data changed since the dry run: importing row by row finds the refused row.
    if (isPassing(error)) throw error
  }
}

/**
 * Posts movements, deliveries among them, exactly as the dry run wrote them, some hundred per
 * statement: row by row, thousands of cards would stay locked for minutes and other movements of
 * them would be refused. The ledger's triggers check what may have changed since.
 * @param judged the rows of an all-or-nothing import; their cards are locked
 * @returns null if the rows must be imported one by one, which finds the refused row and its reason
 * @throws errors unrelated to the rows: a deadlock, a lost database connection
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
