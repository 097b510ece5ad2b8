import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { personalColumns, treatmentOf } from '@/catalog/erasure'
import type { PersonQuery } from '@/domain/privacy/person'
import { ERASED_HOST, ERASED_WORDS, mapLeaves, redactValue } from '@/domain/privacy/redact'
import { bornOf, listOf } from '@/queries/privacy/planErasure'
import { keyOf, SEARCHED } from '@/queries/privacy/findPerson'

const table = z.enum(SEARCHED.map((each) => each.table) as [string, ...string[]])
const row = { table, key: z.string().min(1), born: z.string().nullable() }
const name = z.string().regex(/^[a-z0-9_-]+$/)

/**
 * The steps of an erasure, without any value: enough to repeat it in a restored database. `born`
 * distinguishes a row from a later one with the same id.
 */
const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('empty'), ...row, columns: z.array(name).min(1) }),
  z.strictObject({ do: z.literal('delete'), ...row }),
  z.strictObject({
    do: z.literal('redact'),
    subject: name.nullable(),
    document: z.int().nullable(),
    fields: z.array(name).min(1),
    events: z.array(z.int()).nullable(),
  }),
])
export const erasureSteps = z.array(step)
export type ErasureStep = z.output<typeof step>

/** Runs a statement in the transaction of the erasure and returns its rows. */
type Execute = (statement: SQL) => Promise<Record<string, unknown>[]>

type Run = {
  execute: Execute
  /**
   * Identifiers to remove from free texts; null if they are not known any more: whole texts are
   * erased.
   */
  query: PersonQuery | null
  reason: string
}

type Column = { name: string; type: string; isRequired: boolean }

const columnsOf = async (execute: Execute, of: string): Promise<Map<string, Column>> => {
  const rows = (await execute(
    sql`select attname::text as name, format_type(atttypid, atttypmod) as type,
          attnotnull as "isRequired"
        from pg_attribute where attrelid = ${`public.${of}`}::regclass and attnum > 0
          and not attisdropped`,
  )) as Column[]
  return new Map(rows.map((column) => [column.name, column]))
}

/** Placeholder of a required value: the row's id, language-neutral. */
const placeholderOf = (key: string, column: string) =>
  column === 'email' ? `${key}${ERASED_HOST}` : `#${key}`

/** Ids and counts stay; whole phones do not. */
const isShortNumber = (text: string) => /^\d{1,6}$/.test(text)

const wholeErased = (text: string): string => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object')
      return JSON.stringify(mapLeaves(value, (leaf) => (isShortNumber(leaf) ? leaf : ERASED_WORDS)))
  } catch {
    // Not JSON.
  }
  return ERASED_WORDS
}

type Row = Extract<ErasureStep, { do: 'empty' | 'delete' }>

const whichRow = ({ table: of, key, born }: Row) =>
  sql`(${keyOf(of)})::text = ${key} and ${bornOf} is not distinct from ${born}`

/** What bypasses the guard of a table: for e-mails of users, and for merged companies. */
const GUARDED: Readonly<Record<string, string>> = {
  users: 'app.user_writer',
  companies: 'app.merge_writer',
}

const empty = async (run: Run, each: Extract<ErasureStep, { do: 'empty' }>): Promise<void> => {
  const { execute, query } = run
  const { table: of, key, columns } = each
  const known = await columnsOf(execute, of)
  const own = columns.filter((column) => known.has(column) && personalColumns(of).includes(column))
  if (own.length === 0) return
  const texts = own.map(
    (column) => sql`t.${sql.identifier(column)}::text as ${sql.identifier(column)}`,
  )
  const [values] = await execute(
    sql`select ${sql.join(texts, sql`, `)} from ${sql.identifier(of)} t where ${whichRow(each)}`,
  )
  if (!query) await forgetDeleted(execute, of, key)
  if (!values) return
  const next = (column: string): string | null => {
    const value = values[column] as string | null
    if (value === null) return null
    if (treatmentOf(of, column) === 'words')
      return query ? redactValue(value, query) : wholeErased(value)
    return known.get(column)?.isRequired ? placeholderOf(key, column) : null
  }
  const sets = own.map(
    (column) =>
      sql`${sql.identifier(column)} = ${next(column)}::${sql.raw(known.get(column)?.type ?? 'text')}`,
  )
  if (known.has('updated_at')) sets.push(sql`updated_at = now()`)
  const flag = GUARDED[of]
  if (flag) await execute(sql`select set_config(${flag}, 'on', true)`)
  await execute(
    sql`update ${sql.identifier(of)} t set ${sql.join(sets, sql`, `)} where ${whichRow(each)}`,
  )
  if (flag) await execute(sql`select set_config(${flag}, '', true)`)
}

/** A record that was in the trash when the backup was made, and was restored before its erasure. */
const forgetDeleted = (execute: Execute, of: string, key: string) =>
  /^\d+$/.test(key)
    ? execute(
        sql`delete from trash where content @>
              ${JSON.stringify([{ table: of, rows: [{ id: Number(key) }] }])}::jsonb`,
      )
    : null

/**
 * Runs the steps of an erasure in the caller's transaction: rows first, then the trail, which by
 * then includes entries about these changes.
 * @param run.query null when a restore repeats them
 */
export const applySteps = async (run: Run, steps: readonly ErasureStep[]): Promise<void> => {
  const { execute, reason } = run
  for (const each of steps) {
    if (each.do === 'empty') await empty(run, each)
    if (each.do === 'delete')
      await execute(sql`delete from ${sql.identifier(each.table)} t where ${whichRow(each)}`)
  }
  // Otherwise the trail of lists would only be written at the end of the transaction.
  await execute(sql`set constraints all immediate`)
  for (const each of steps)
    if (each.do === 'redact')
      await execute(
        sql`select redact_audit(${each.subject}, ${each.document}::int, ${listOf(each.fields)},
              ${reason}, ${each.events ? sql`${listOf(each.events.map(String))}::bigint[]` : sql`null`})`,
      )
  await execute(sql`set constraints all deferred`)
}
