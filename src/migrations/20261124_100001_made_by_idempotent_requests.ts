import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The record that a request made or changed, for a retry whose first response was lost. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table idempotency_keys add column made jsonb`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table idempotency_keys drop column made`)
}
