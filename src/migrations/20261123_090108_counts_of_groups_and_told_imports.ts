import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_stock_counts_scope" ADD VALUE IF NOT EXISTS 'group' BEFORE 'list';
  ALTER TYPE "public"."enum_notifications_kind" ADD VALUE IF NOT EXISTS 'import' BEFORE 'system';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE IF NOT EXISTS 'importChecked' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE IF NOT EXISTS 'importDone' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE IF NOT EXISTS 'importUndone' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE IF NOT EXISTS 'importStopped' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE IF NOT EXISTS 'imports' BEFORE 'jobs';
  ALTER TABLE "stock_counts" ADD COLUMN "stock_group_id" integer;
  ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_stock_group_id_stock_groups_id_fk" FOREIGN KEY ("stock_group_id") REFERENCES "public"."stock_groups"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_counts_stock_group_idx" ON "stock_counts" USING btree ("stock_group_id");`)
}

// The words of the enums stay: no row says them any more, and triggers speak of their columns.
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "notifications" WHERE "kind"::text = 'import';
  ALTER TABLE "stock_counts" DISABLE TRIGGER guard_stock_count;
  UPDATE "stock_counts" SET "scope" = 'list' WHERE "scope"::text = 'group';
  ALTER TABLE "stock_counts" ENABLE TRIGGER guard_stock_count;
  ALTER TABLE "stock_counts" DROP CONSTRAINT "stock_counts_stock_group_id_stock_groups_id_fk";
  DROP INDEX "stock_counts_stock_group_idx";
  ALTER TABLE "stock_counts" DROP COLUMN "stock_group_id";`)
}
