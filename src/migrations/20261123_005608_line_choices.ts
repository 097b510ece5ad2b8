import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tender_items_choice" AS ENUM('included', 'optional', 'alternative');
  ALTER TABLE "tender_items" ADD COLUMN "choice" "enum_tender_items_choice" DEFAULT 'included' NOT NULL;
  ALTER TABLE "tender_answers" ADD COLUMN "chosen" jsonb;
  ALTER TABLE "tender_answers" ADD COLUMN "total" numeric(18, 2);
  ALTER TABLE "tender_answers" ADD COLUMN "currency" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tender_items" DROP COLUMN "choice";
  ALTER TABLE "tender_answers" DROP COLUMN "chosen";
  ALTER TABLE "tender_answers" DROP COLUMN "total";
  ALTER TABLE "tender_answers" DROP COLUMN "currency";
  DROP TYPE "public"."enum_tender_items_choice";`)
}
