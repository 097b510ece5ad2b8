import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Where several rows of a file are one record, the first of them; what the trial of a movement wrote;
 * when the work on an import that is under way was asked for.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table import_rows add column lead integer, add column tried jsonb;
    alter table imports add column asked_at timestamptz;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table imports drop column asked_at;
    alter table import_rows drop column lead, drop column tried;
  `)
}
