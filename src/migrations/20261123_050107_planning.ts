import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_stock_movements_origin" ADD VALUE 'assembly';
  ALTER TYPE "public"."enum_stock_reservations_status" ADD VALUE 'waiting' BEFORE 'fulfilled';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'reservationOffered' BEFORE 'lowStock';
  ALTER TABLE "stock_cards" ADD COLUMN "max_quantity" numeric(18, 3);
  ALTER TABLE "stock_cards" ADD COLUMN "order_multiple" numeric(18, 3);
  ALTER TABLE "stock_groups" ADD COLUMN "made_card_id" integer;
  ALTER TABLE "stock_movements" ADD COLUMN "assembly" numeric;
  ALTER TABLE "stock_movements" ADD COLUMN "stock_group_id" integer;
  ALTER TABLE "stock_reservations" ADD COLUMN "waits" boolean DEFAULT false;
  ALTER TABLE "stock_reservations" ADD COLUMN "offered_at" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "likely_weight" numeric(6, 3);
  ALTER TABLE "stock_groups" ADD CONSTRAINT "stock_groups_made_card_id_stock_cards_id_fk" FOREIGN KEY ("made_card_id") REFERENCES "public"."stock_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stock_group_id_stock_groups_id_fk" FOREIGN KEY ("stock_group_id") REFERENCES "public"."stock_groups"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_groups_made_card_idx" ON "stock_groups" USING btree ("made_card_id");
  CREATE INDEX "stock_movements_assembly_idx" ON "stock_movements" USING btree ("assembly");
  CREATE INDEX "stock_movements_stock_group_idx" ON "stock_movements" USING btree ("stock_group_id");`)
}

// The words 'assembly' and 'waiting' stay: triggers and constraints speak of their columns, and no row
// says them any more.
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_groups" DROP CONSTRAINT "stock_groups_made_card_id_stock_cards_id_fk";
  
  ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_stock_group_id_stock_groups_id_fk";
  
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'lowStock', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  DROP INDEX "stock_groups_made_card_idx";
  DROP INDEX "stock_movements_assembly_idx";
  DROP INDEX "stock_movements_stock_group_idx";
  ALTER TABLE "stock_cards" DROP COLUMN "max_quantity";
  ALTER TABLE "stock_cards" DROP COLUMN "order_multiple";
  ALTER TABLE "stock_groups" DROP COLUMN "made_card_id";
  ALTER TABLE "stock_movements" DROP COLUMN "assembly";
  ALTER TABLE "stock_movements" DROP COLUMN "stock_group_id";
  ALTER TABLE "stock_reservations" DROP COLUMN "waits";
  ALTER TABLE "stock_reservations" DROP COLUMN "offered_at";
  ALTER TABLE "settings" DROP COLUMN "likely_weight";`)
}
