import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * From when on an endpoint gets events: a run that comes late to the log must not queue what happened
 * before it was made, or while it was disabled. Those that are there get what no run has looked at yet,
 * as before.
 *
 * Fits earlier releases: they leave the column at its default.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table webhook_states add column enabled_since timestamptz not null default '-infinity';
    alter table webhook_states alter column enabled_since set default clock_timestamp()`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`alter table webhook_states drop column enabled_since`)
}
