import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Which process carries a request out, and which attempt of it: its key is free when that died. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table idempotency_keys add column owner integer, add column token uuid;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table idempotency_keys drop column owner, drop column token;`)
}
