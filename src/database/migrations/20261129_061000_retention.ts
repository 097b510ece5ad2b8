import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * What was destroyed because its time was over: how many rows of which table on which day, for three
 * years; and the way to take addresses out of old events of the trail.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table destructions (
      day date not null,
      what varchar(63) not null,
      rows bigint not null check (rows > 0),
      primary key (day, what)
    )`)
  await applyFunctions(db, ['audit_forget_addresses@e8addf6f'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop function audit_forget_addresses(timestamptz, integer);
    drop table destructions`)
}
