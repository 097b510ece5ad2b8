import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_movements_origin" AS ENUM('manual', 'delivery', 'invoice', 'reversal');
  CREATE TYPE "public"."enum_stock_reservations_origin" AS ENUM('manual', 'approval');
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'reservationExpiring' BEFORE 'reservationExpired';
  ALTER TABLE "stock_movements" ADD COLUMN "origin" "enum_stock_movements_origin" DEFAULT 'manual';
  ALTER TABLE "stock_reservations" ADD COLUMN "origin" "enum_stock_reservations_origin" DEFAULT 'manual';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'reservationMade', 'reservationReleased', 'reservationExpired', 'lowStock');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "stock_movements" DROP COLUMN "origin";
  ALTER TABLE "stock_reservations" DROP COLUMN "origin";
  DROP TYPE "public"."enum_stock_movements_origin";
  DROP TYPE "public"."enum_stock_reservations_origin";`)
}
