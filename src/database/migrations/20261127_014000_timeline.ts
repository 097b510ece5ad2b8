import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/** Tables, the kinds of the timeline that point to their rows, and which changes move a pointer. */
const SOURCES = [
  ['meets', '{10}', ['starts_at', 'created_at', 'company_id', 'company_employee_id']],
  ['notes', '{20,21,22,30,31,32}', ['created_at', 'company_id']],
  ['tender_sends', '{40,41}', ['opened_at', 'created_at']],
  ['tender_answers', '{50,51,52}', ['created_at']],
  [
    'tenders',
    '{60,61}',
    [
      'approved_at',
      'approved_by_id',
      'invoiced_at',
      'company_id',
      'company_project_id',
      'employee_id',
    ],
  ],
  ['tender_files', '{80}', ['created_at', 'tender_id']],
] as const

/**
 * The timeline: for each thing that happened a pointer to where it is kept, by the records it
 * belongs to. Triggers keep it in the transaction of each change; it is no reference, so that it
 * stands in the way of nothing.
 *
 * Fits earlier releases: the triggers refuse nothing and write to a table of their own.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table timeline (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null,
      kind smallint not null,
      source integer not null,
      actor integer,
      company_id integer,
      tender_id integer,
      project_id integer,
      employee_id integer,
      constraint timeline_source unique (kind, source)
    )`)
  await applyFunctions(db, [
    'timeline_sources@229d0b90',
    'point_timeline@432c5e8f',
    'keep_timeline@781b62a7',
  ])
  for (const [table, kinds, columns] of SOURCES) {
    const changed = columns.map((name) => `new.${name} is distinct from old.${name}`).join(' or ')
    await db.execute(
      sql.raw(`create trigger z_timeline after insert or delete on ${table}
        for each row execute function keep_timeline('${kinds}')`),
    )
    await db.execute(
      sql.raw(`create trigger z_timeline_change after update on ${table}
        for each row when (${changed}) execute function keep_timeline('${kinds}')`),
    )
  }
  // Rows of the ledger are never deleted, and never get another tender or delivery.
  await db.execute(sql`
    create trigger z_timeline after insert on stock_movements
      for each row when (new.delivery is not null) execute function keep_timeline('{70}')`)
  // The triggers hold back other writers until the commit: what is read here stays true.
  await db.execute(sql`
    insert into timeline (kind, source, at, actor, company_id, tender_id, project_id, employee_id)
    select kind, source, at, actor, company_id, tender_id, project_id, employee_id
    from timeline_sources() order by at, kind, source`)
  for (const anchor of ['company_id', 'tender_id', 'project_id', 'employee_id'])
    await db.execute(
      sql.raw(`create index timeline_${anchor.replace('_id', '')}_idx on timeline
        (${anchor}, at desc, id desc) include (kind, source) where ${anchor} is not null`),
    )
  await db.execute(sql`analyze timeline`)
}

export async function down({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  for (const [table] of SOURCES) {
    await db.execute(sql.raw(`drop trigger z_timeline_change on ${table}`))
    await db.execute(sql.raw(`drop trigger z_timeline on ${table}`))
  }
  await db.execute(sql`drop trigger z_timeline on stock_movements`)
  await db.execute(sql`
    drop function keep_timeline(), point_timeline(integer, integer, timestamptz, integer, integer,
      integer, integer, integer), timeline_sources()`)
  await db.execute(sql`drop table timeline`)
}
