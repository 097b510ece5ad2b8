import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What was approved, in full: the hash of an approval tells that something changed, not what. Of
 * approvals from before there is none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table tender_approvals (
      tender_id int primary key references tenders (id) on delete cascade,
      approved_at timestamp(3) with time zone not null default clock_timestamp(),
      content jsonb not null);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table tender_approvals;`)
}
