import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tender_files" ADD COLUMN "original_name" varchar;
  ALTER TABLE "media" ADD COLUMN "original_name" varchar;
  -- Until now files were stored under the name they came with.
  UPDATE "tender_files" SET "original_name" = "filename";
  UPDATE "media" SET "original_name" = "filename";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tender_files" DROP COLUMN "original_name";
  ALTER TABLE "media" DROP COLUMN "original_name";`)
}
