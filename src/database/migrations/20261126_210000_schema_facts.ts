import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What a program has to know of a database before it works with it: one row, which later migrations
 * raise (`raiseMinRelease`). The role of the program reads it only.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table schema_facts (
      is_only boolean primary key default true constraint schema_facts_one_row check (is_only),
      min_release varchar not null constraint schema_facts_release
        check (min_release ~ '^(0|[1-9][0-9]{0,5})(\.(0|[1-9][0-9]{0,5})){2}$')
    )`)
  await db.execute(sql`insert into schema_facts (min_release) values ('0.2.0')`)
}

export async function down({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table schema_facts`)
}
