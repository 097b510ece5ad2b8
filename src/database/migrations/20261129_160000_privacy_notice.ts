import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What customers are told of the data that the page of an offer stores, in each language. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "privacy_notice_tr" varchar;
  ALTER TABLE "settings" ADD COLUMN "privacy_notice_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "privacy_notice_fr" varchar;
  ALTER TABLE "settings" ADD COLUMN "privacy_notice_ar" varchar;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "privacy_notice_tr";
  ALTER TABLE "settings" DROP COLUMN "privacy_notice_en";
  ALTER TABLE "settings" DROP COLUMN "privacy_notice_fr";
  ALTER TABLE "settings" DROP COLUMN "privacy_notice_ar";`)
}
