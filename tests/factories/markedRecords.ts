import pg from 'pg'
import { TIMELINE_SOURCES } from '@/database/invariants/timeline'
import { isForWholeReaders } from '@/access/reading/derived'
import type { Subject } from '@/access/roles/permissions'
import { CATALOG, entityOf, SCOPE_SLUG } from '@/catalog'
import type { Entity } from '@/catalog/build'
import { isScoped } from '@/catalog/links'
import { GIVEN, STARTS, type Opener } from './markedValues'

/**
 * Records of every entity in which each column has a value of its own, its mark: where the mark
 * occurs in a page, that column of that record is shown. Rows are written by SQL without triggers, so
 * that they are made from the schema alone; CHECK constraints stay in force.
 */

/** A value that occurs in pages only where one column is shown. */
export type Mark = {
  /** Table and column. */
  column: string
  /** Every one of these must be readable to see the value. */
  openers: readonly Opener[]
  /** Of a record a relation leads to: seen wherever records of this entity are. */
  alsoOf?: Entity
  /** The number of that record, not its name. */
  isId?: boolean
}

export type MarkedRecords = {
  /** By the number in their values. */
  marks: ReadonlyMap<number, Mark>
  /** Columns whose constraints leave no room for a value of their own. */
  unmarked: readonly string[]
  /** By slug: one record of its own, and one that belongs to the others. */
  ids: ReadonlyMap<string, { general: number; attached: number }>
  /** Removes them again. */
  remove: () => Promise<void>
  /** The id of the company in paths. */
  company: number
}

type Column = {
  table: string
  name: string
  type: string
  scale: number | null
  needed: boolean
  target: string | null
  labels: string[] | null
}

const BASE = 9_700_000
const OTHER_BASE = 8_700_000
const FIRST_DAY = Date.UTC(1971, 0, 1)
const OTHER_DAYS = 3653
const DAY_MS = 86_400_000
const day = (n: number) => new Date(FIRST_DAY + n * DAY_MS + DAY_MS / 2).toISOString()
const digits = (n: number, places: number) => String(n).padStart(places, '0')
const word = (n: number) => `KN${digits(n, 4)}QZ`
const percent = (n: number) => `${41 + Math.floor(n / 1000)}.${digits(n % 1000, 3)}`

/** Values that carry a number, the first of which the constraints of the column take. */
const VALUES: Readonly<Record<string, (n: number, scale: number | null) => readonly unknown[]>> = {
  'character varying': (n) => [word(n)],
  text: (n) => [word(n)],
  'timestamp with time zone': (n) => [day(n), day(n + OTHER_DAYS)],
  integer: (n) => [BASE + n],
  bigint: (n) => [BASE + n],
  numeric: (n, scale) => [BASE + n, OTHER_BASE + n, ...((scale ?? 0) >= 3 ? [percent(n)] : [])],
}

const MONTHS = 'Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara'.split('|')
const ofDay = (year = '', month = 0, date = ''): number => {
  const n = Math.round((Date.UTC(Number(year), month, Number(date)) - FIRST_DAY) / DAY_MS)
  return n < OTHER_DAYS ? n : n - OTHER_DAYS
}

/** How marks are written: as stored, and as pages write them in Turkish. */
const SPELLINGS: readonly [RegExp, (found: readonly string[]) => number][] = [
  [/KN(\d{4})QZ/gi, ([n]) => Number(n)],
  [/(?<![\w.,])[89][.,]?70([01])[.,]?(\d{3})(?!\d)/g, ([n, more]) => Number(`${n}${more}`)],
  // Not the seconds of a moment.
  [/(?<![\w.,:])4([12])[.,](\d{3})(?!\d)/g, ([n, more]) => (Number(n) - 1) * 1000 + Number(more)],
  [/(19[78]\d)-(\d\d)-(\d\d)/g, ([y, m, d]) => ofDay(y, Number(m) - 1, d)],
  [/(\d{1,2})\.(\d\d)\.(19[78]\d)/g, ([d, m, y]) => ofDay(y, Number(m) - 1, d)],
  [
    new RegExp(`(\\d{1,2}) (${MONTHS.join('|')})\\p{L}* (19[78]\\d)`, 'gu'),
    ([d, m = '', y]) => ofDay(y, MONTHS.indexOf(m), d),
  ],
]

/** The numbers of the marks that occur in a page. */
export const marksIn = (html: string): Set<number> =>
  new Set(
    SPELLINGS.flatMap(([pattern, numberOf]) =>
      [...html.matchAll(pattern)].map((found) => numberOf(found.slice(1))),
    ),
  )

const COLUMNS = `
  select c.table_name as table, c.column_name as name,
         case c.data_type when 'USER-DEFINED' then 'enum' else c.data_type end as type,
         c.numeric_scale as scale,
         c.is_nullable = 'NO' and c.column_default is null as needed,
         (select f.confrelid::regclass::text from pg_constraint f
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
           where f.contype = 'f' and f.conrelid = c.table_name::regclass and a.attname = c.column_name
             and cardinality(f.conkey) = 1) as target,
         (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
           where e.enumtypid = to_regtype(quote_ident(c.udt_name))) as labels
    from information_schema.columns c
   where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.column_name not like '%\\_folded'
   order by c.table_name, c.ordinal_position`

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const slugOf = (table: string) => table.replaceAll('_', '-')
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const quoted = (name: string) => `"${name}"`

/** What a row needs where nothing is given. */
const fillerOf = ({ type, target, labels }: Column, row: number): unknown => {
  // No record of other tests: one that may be there once for each parent would stand in the way.
  if (target) return 9_500_000 + row
  if (type === 'enum') return labels?.[0]
  if (type === 'boolean') return false
  if (type === 'jsonb') return '{}'
  if (type === 'timestamp with time zone') return '2026-01-01T12:00:00Z'
  return type.startsWith('character') || type === 'text' ? `-${row}` : 1
}

class Writer {
  readonly marks = new Map<number, Mark>()
  readonly unmarked: string[] = []
  /** Tables and ids of what was written. */
  readonly written: [table: string, id: unknown][] = []
  private next = 100
  private id = 9_600_000

  constructor(
    private readonly client: pg.Client,
    private readonly columns: ReadonlyMap<string, readonly Column[]>,
    private readonly fieldsOf: (subject: Subject) => readonly string[],
  ) {}

  columnsOf(table: string): readonly Column[] {
    return this.columns.get(table) ?? []
  }

  tables(): string[] {
    return [...this.columns.keys()]
  }

  nextId(): number {
    return (this.id += 1)
  }

  private take(mark: Mark): number {
    const n = this.next++
    if (n > 1999) throw new Error('More marks than there is room for')
    this.marks.set(n, mark)
    return n
  }

  async insert(table: string, given: Readonly<Record<string, unknown>>): Promise<void> {
    const needed = this.columnsOf(table).filter(({ name, needed }) => needed && !(name in given))
    const row = this.nextId()
    const values = {
      ...Object.fromEntries(needed.map((column) => [column.name, fillerOf(column, row)])),
      ...STARTS[table]?.(row),
      ...given,
    }
    const names = Object.keys(values)
    await this.client.query(
      `insert into ${quoted(table)} (${names.map(quoted).join(', ')})
       overriding system value values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    )
    if ('id' in values) this.written.push([table, values.id])
  }

  /** @returns whether the constraints took the value */
  private async set(column: Column, where: string, value: unknown): Promise<boolean> {
    await this.client.query('savepoint one')
    try {
      const { rowCount } = await this.client.query(
        `update ${quoted(column.table)} set ${quoted(column.name)} = $1 where ${where}`,
        [value],
      )
      if (rowCount !== 1) throw new Error(`${column.table}: ${where} is ${rowCount} rows`)
      await this.client.query('release savepoint one')
      return true
    } catch (error) {
      await this.client.query('rollback to savepoint one')
      const code = (error as { code?: string }).code ?? ''
      if (code.startsWith('23') || code.startsWith('22')) return false
      throw error
    }
  }

  /** Sets the relations of a row, as far as constraints allow them together. */
  async attach(
    table: string,
    id: number,
    relations: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    for (const column of this.columnsOf(table))
      if (column.name in relations) await this.set(column, `id = ${id}`, relations[column.name])
  }

  /** The field of the subject that a column belongs to: of its name, or one that it is a part of. */
  fieldOf(subject: Subject, column: string): string {
    const name = column.replace(/_id$/, '')
    const field = this.fieldsOf(subject).find((one) => snake(one) === name || snake(one) === column)
    if (field) return field
    const whole = this.fieldsOf(subject).find((one) => name.startsWith(`${snake(one)}_`))
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return whole ?? (isForWholeReaders(subject, camel) ? '*' : NO_FIELD)
  }

  /** A record that one column leads to: its id and its name are marks. */
  private async relate(
    column: Column,
    where: string,
    openers: readonly Opener[],
  ): Promise<boolean> {
    const entity = entityOf(slugOf(column.target ?? ''))
    const path = `${column.table}.${column.name}`
    const n = this.take({ column: path, openers, isId: true, ...(entity && { alsoOf: entity }) })
    const id = BASE + n
    const title = entity?.title && snake(entity.title)
    const given: Record<string, unknown> = { ...GIVEN[column.target ?? ''], id }
    if (entity?.subject && title) {
      const name = this.take({
        column: `${path}.${title}`,
        openers: [...openers, [entity.subject, entity.fieldOf ?? entity.title!]],
        alsoOf: entity,
      })
      given[title] = word(name)
    }
    await this.insert(column.target!, given)
    return this.set(column, where, id)
  }

  private async mark(column: Column, where: string, openers: readonly Opener[]): Promise<boolean> {
    if (column.target) return this.relate(column, where, openers)
    const candidates = VALUES[column.type]
    // Choices, switches and structures have no values of their own.
    if (!candidates) return true
    const n = this.take({ column: `${column.table}.${column.name}`, openers })
    for (const value of candidates(n, column.scale))
      if (await this.set(column, where, value)) return true
    this.marks.delete(n)
    return false
  }

  /** Gives each column of a row that has no given value a mark. */
  async markRow(
    table: string,
    where: string,
    args: {
      given: Readonly<Record<string, unknown>>
      openersOf: (column: string) => readonly Opener[]
    },
  ): Promise<void> {
    for (const column of this.columnsOf(table)) {
      if (column.name in args.given || KEYS.has(column.name)) continue
      const isMarked = await this.mark(column, where, args.openersOf(column.name))
      if (!isMarked) this.unmarked.push(`${table}.${column.name}`)
    }
  }
}

/** What columns that no role opens belong to. */
export const NO_FIELD = 'nobody'

/** Columns that say which row it is. */
const KEYS = new Set(['id', '_order', '_parent_id', 'order', 'parent_id'])

/** Records with a page of their own also where they belong to no company. */
const isAlsoGeneral = ({ routes }: Entity): boolean => {
  const records = routes.filter(({ path }) => path.includes('{id}'))
  return records.some(isScoped) && !records.every(isScoped)
}

/** Rows of a field of their own table: `companies_extra_emails`. */
const partsOf = (writer: Writer, table: string) =>
  writer
    .tables()
    .filter((name) => name.startsWith(`${table}_`))
    .filter((name) => writer.columnsOf(name).some((one) => one.name === '_parent_id'))

const readColumns = async (client: pg.Client) => {
  const { rows } = await client.query<Column>(COLUMNS)
  return new Map(
    rows.map(({ table }) => [table, rows.filter((column) => column.table === table)] as const),
  )
}

const remove = async (
  url: string,
  written: readonly [table: string, id: unknown][],
  settings: string | undefined,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const [table, id] of written)
      await client.query(`delete from ${quoted(table)} where id = $1`, [id])
    await client.query(`delete from timeline t where not exists (
      select from ${TIMELINE_SOURCES} s where s.kind = t.kind and s.source = t.source)`)
    if (settings !== undefined) {
      await client.query('delete from settings')
      await client.query(
        'insert into settings select * from jsonb_populate_record(null::settings, $1::jsonb)',
        [settings],
      )
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Writes them; they break rules of the data and go again with `remove`.
 * @param url of a superuser
 * @param fieldsOf the fields that a right to a subject can be narrowed to
 */
export const writeMarkedRecords = async (
  url: string,
  fieldsOf: (subject: Subject) => readonly string[],
): Promise<MarkedRecords> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const writer = new Writer(client, await readColumns(client), fieldsOf)
    const entities = CATALOG.entities.filter(
      ({ slug, subject, isReadByAll }) =>
        subject && !isReadByAll && writer.columnsOf(tableOf(slug)).length > 0,
    )
    const ids = new Map(
      entities.map(({ slug }) => [slug, { general: writer.nextId(), attached: writer.nextId() }]),
    )
    const company = ids.get(SCOPE_SLUG)!.general

    const writeParts = async (table: string, id: number, subject: Subject) => {
      for (const part of partsOf(writer, table)) {
        const field = writer.fieldOf(subject, part.slice(table.length + 1))
        const given = { ...GIVEN[part], id: `part${writer.nextId()}`, _parent_id: id, _order: 1 }
        await writer.insert(part, given)
        await writer.markRow(part, `id = '${given.id}'`, {
          given,
          openersOf: () => [[subject, field]],
        })
      }
    }
    /** The relations of a record that belongs to the others. */
    const attachments = (table: string): Record<string, unknown> =>
      Object.fromEntries(
        writer.columnsOf(table).flatMap(({ name, target }) => {
          const of = target && target !== table && ids.get(slugOf(target))
          return of ? [[name, of.general]] : []
        }),
      )
    const writeRecord = async (entity: Entity, id: number, relations: Record<string, unknown>) => {
      const { slug, subject, fieldOf } = entity
      const table = tableOf(slug)
      const given = { ...GIVEN[table], ...relations, id }
      await writer.insert(table, { ...GIVEN[table], id })
      await writer.attach(table, id, relations)
      await writer.markRow(table, `id = ${id}`, {
        given,
        openersOf: (column) => [[subject!, fieldOf ?? writer.fieldOf(subject!, column)]],
      })
      await writeParts(table, id, subject!)
    }
    for (const entity of entities) {
      const { general, attached } = ids.get(entity.slug)!
      await writeRecord(entity, general, isAlsoGeneral(entity) ? { company_id: null } : {})
      await writeRecord(entity, attached, attachments(tableOf(entity.slug)))
    }
    const { rows: kept } = await client.query<{ id: number; row: string }>(
      'select id, to_jsonb(settings)::text as row from settings',
    )
    const settings = { ...GIVEN.settings, id: kept[0]?.id ?? writer.nextId() }
    if (kept.length === 0) await writer.insert('settings', settings)
    await writer.markRow('settings', `id = ${settings.id}`, {
      given: settings,
      openersOf: (column) => [['settings', writer.fieldOf('settings', column)]],
    })
    await writeParts('settings', settings.id, 'settings')
    // Their triggers are off.
    await client.query(`insert into timeline
        (kind, source, at, actor, company_id, tender_id, project_id, employee_id)
      select * from ${TIMELINE_SOURCES} s on conflict do nothing`)
    await client.query('commit')
    return {
      remove: () => remove(url, writer.written, kept[0]?.row),
      marks: writer.marks,
      unmarked: writer.unmarked,
      ids,
      company,
    }
  } finally {
    await client.end()
  }
}
