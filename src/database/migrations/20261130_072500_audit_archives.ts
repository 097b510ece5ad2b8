import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Archives of the trail: each row is a stored file of events that are no longer in `audit_events`, with
 * what proves it. Written by the owner of the tables alone (`npm run archive-trail`).
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table audit_archives (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null default clock_timestamp(),
      transaction bigint not null default pg_current_xact_id()::text::bigint,
      first_id bigint not null,
      last_id bigint not null,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      -- Columns of the rows in the file, in its order.
      columns text[] not null,
      -- In audit-archives/ of the stored files: rows as COPY writes them, compressed.
      filename varchar(64) not null unique,
      rows integer not null check (rows > 0),
      bytes bigint not null,
      sha256 varchar(64) not null,
      digest varchar(32) not null,
      -- The last of audit_redactions that the file has been through.
      redacted_id bigint not null,
      constraint audit_archives_range check (first_id <= last_id),
      -- No event is in two archives.
      constraint audit_archives_apart exclude using gist (int8range(first_id, last_id, '[]') with &&)
    )`)
  // False for one of ticked events only: it does not concern the others of the record in archives.
  await db.execute(
    sql`alter table audit_redactions add column is_whole boolean not null default true`,
  )
  await applyFunctions(db, [
    'keep_audit_events@a6d5b699',
    'redact_audit@0d0b811b',
    'trail_is_guarded@ddfc58dd',
  ])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`alter table audit_redactions drop column is_whole`)
  await db.execute(sql`drop table audit_archives`)
}
