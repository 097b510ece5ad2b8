import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * After how many days of silence offers are followed up; empty for the usual ones.
 *
 * Fits earlier releases: the rule is about the new columns alone.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "follow_up_unopened" numeric(18, 3);
  ALTER TABLE "settings" ADD COLUMN "follow_up_unanswered" numeric(18, 3);`)
  await db.execute(sql`
    alter table settings add constraint settings_follow_ups check (
      coalesce(follow_up_unopened, 0) between 0 and 60
      and coalesce(follow_up_unopened, 0) = trunc(coalesce(follow_up_unopened, 0))
      and coalesce(follow_up_unanswered, 0) between 0 and 60
      and coalesce(follow_up_unanswered, 0) = trunc(coalesce(follow_up_unanswered, 0)))`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "follow_up_unopened";
  ALTER TABLE "settings" DROP COLUMN "follow_up_unanswered";`)
}
