import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tender_templates_currency" AS ENUM('TRY', 'USD', 'EUR');
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'approvalRequested' BEFORE 'tenderApproved';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'approvalDeclined' BEFORE 'tenderApproved';
  CREATE TABLE "tender_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"currency" "enum_tender_templates_currency",
  	"line_count" numeric,
  	"created_by_id" integer,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "settings_approval_limits" ALTER COLUMN "max_total_base" DROP NOT NULL;
  ALTER TABLE "tenders" ADD COLUMN "approver_id" integer;
  ALTER TABLE "tenders" ADD COLUMN "approval_asked_by_id" integer;
  ALTER TABLE "tenders" ADD COLUMN "approval_asked_at" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "approval_note" varchar;
  ALTER TABLE "tenders" ADD COLUMN "approval_refusal" varchar;
  ALTER TABLE "tenders" ADD COLUMN "approval_asked_plan" varchar;
  ALTER TABLE "tender_answers" ADD COLUMN "signature" jsonb;
  ALTER TABLE "settings_approval_limits" ADD COLUMN "max_discount" numeric(6, 3);
  ALTER TABLE "tender_templates" ADD CONSTRAINT "tender_templates_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "tender_templates_name_idx" ON "tender_templates" USING btree ("name");
  CREATE INDEX "tender_templates_created_by_idx" ON "tender_templates" USING btree ("created_by_id");
  CREATE INDEX "tender_templates_updated_at_idx" ON "tender_templates" USING btree ("updated_at");
  CREATE INDEX "tender_templates_created_at_idx" ON "tender_templates" USING btree ("created_at");
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_approval_asked_by_id_users_id_fk" FOREIGN KEY ("approval_asked_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "tenders_approver_idx" ON "tenders" USING btree ("approver_id");
  CREATE INDEX "tenders_approval_asked_by_idx" ON "tenders" USING btree ("approval_asked_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tender_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tender_templates" CASCADE;
  ALTER TABLE "tenders" DROP CONSTRAINT "tenders_approver_id_users_id_fk";
  
  ALTER TABLE "tenders" DROP CONSTRAINT "tenders_approval_asked_by_id_users_id_fk";
  
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'lowStock', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  DROP INDEX "tenders_approver_idx";
  DROP INDEX "tenders_approval_asked_by_idx";
  ALTER TABLE "settings_approval_limits" ALTER COLUMN "max_total_base" SET NOT NULL;
  ALTER TABLE "tenders" DROP COLUMN "approver_id";
  ALTER TABLE "tenders" DROP COLUMN "approval_asked_by_id";
  ALTER TABLE "tenders" DROP COLUMN "approval_asked_at";
  ALTER TABLE "tenders" DROP COLUMN "approval_note";
  ALTER TABLE "tenders" DROP COLUMN "approval_refusal";
  ALTER TABLE "tenders" DROP COLUMN "approval_asked_plan";
  ALTER TABLE "tender_answers" DROP COLUMN "signature";
  ALTER TABLE "settings_approval_limits" DROP COLUMN "max_discount";
  DROP TYPE "public"."enum_tender_templates_currency";`)
}
