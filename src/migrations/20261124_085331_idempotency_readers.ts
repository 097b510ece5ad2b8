import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The role of who sent a request, as it was then: its answer shows the fields that role may read,
 * and is not given again under another one. Answers kept before have none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table idempotency_keys add column role_version text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table idempotency_keys drop column role_version`)
}
