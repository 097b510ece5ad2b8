import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * The event log: events in the order in which they can be read without missing any, with those of
 * records that were created, updated and deleted, written by the trail.
 *
 * Fits earlier releases: the new columns have defaults, the rows of records have no deliveries and
 * one name each, and the trigger only remembers what was deleted.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table events
      add column transaction xid8 not null default pg_current_xact_id(),
      -- Of an update of a record: its columns, by collection.
      add column changed text[],
      add constraint events_changed check ((changed is not null) = (name = 'updated'));
    create index events_transaction_idx on events (transaction, id);
    -- Rows of a restored backup have no transaction.
    create unique index events_record_once on events (transaction, subject, document)
      where name in ('created', 'updated', 'deleted') and transaction <> '0'`)
  await db.execute(sql`
    create table event_log (
      -- Drawn anew by a restore: places of before mean nothing.
      epoch text not null default left(replace(gen_random_uuid()::text, '-', ''), 12)
        check (epoch ~ '^[0-9a-f]{12}$'),
      -- The last place that was deleted.
      gone_transaction xid8 not null default '0',
      gone_id bigint not null default 0
    );
    create unique index event_log_one_row on event_log ((true));
    insert into event_log default values`)
  await applyFunctions(db, [
    'log_change@1b16144a',
    'audit_write@7d95ede4',
    'keep_log_place@f6d5247f',
  ])
  await db.execute(sql`
    create trigger keep_log_place after delete on events referencing old table as gone
      for each statement execute function keep_log_place()`)
}

export async function down({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`delete from events where name in ('created', 'updated', 'deleted')`)
  await db.execute(sql`drop trigger keep_log_place on events`)
  await db.execute(sql`drop function keep_log_place()`)
  await db.execute(sql`drop table event_log`)
  await db.execute(sql`alter table events drop column transaction, drop column changed`)
}
