import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Erasures of the data of people, and what each took out of the trail. Rows are proof: no reference to
 * the user, nothing of the person. `steps` are what a restore of an older backup does again.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table erasures (
      id uuid primary key default gen_random_uuid(),
      at timestamptz(3) not null default clock_timestamp(),
      user_id integer,
      reason varchar(500) not null check (btrim(reason) <> ''),
      steps jsonb not null check (jsonb_typeof(steps) = 'array')
    );
    create index erasures_at_idx on erasures (at);
    create table audit_redactions (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null default clock_timestamp(),
      user_id integer,
      subject varchar,
      document integer,
      fields text[] not null,
      events bigint[] not null,
      reason varchar(500) not null,
      before_hash varchar(64) not null
    );
    create index audit_redactions_record_idx on audit_redactions (subject, document)`)
  await applyFunctions(db, [
    'redacted_details@1c84dcee',
    'redact_audit@08dd507f',
    'keep_audit_events@1abacd73',
    'audit_access@f4f440fe',
    'trail_is_guarded@3fc72670',
  ])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop function redact_audit(text, integer, text[], text, bigint[]);
    drop function redacted_details(jsonb, text[]);
    drop table audit_redactions;
    drop table erasures`)
}
