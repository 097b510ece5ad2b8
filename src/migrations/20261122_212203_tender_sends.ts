import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_companies_language" AS ENUM('tr', 'en', 'fr', 'ar');
  CREATE TYPE "public"."enum_tender_sends_language" AS ENUM('tr', 'en', 'fr', 'ar');
  CREATE TYPE "public"."enum_tender_sends_delivery" AS ENUM('none', 'queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_tender_answers_kind" AS ENUM('accepted', 'declined', 'question');
  CREATE TYPE "public"."enum_tender_answers_language" AS ENUM('tr', 'en', 'fr', 'ar');
  ALTER TYPE "public"."enum_notifications_kind" ADD VALUE 'customerAnswer' BEFORE 'reservation';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'tenderAccepted' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'tenderDeclined' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'tenderQuestioned' BEFORE 'reservationMade';
  CREATE TABLE "tender_sends" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"tender_id" integer NOT NULL,
  	"sent_by_id" integer,
  	"language" "enum_tender_sends_language" NOT NULL,
  	"recipients" varchar DEFAULT '',
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"delivery" "enum_tender_sends_delivery" DEFAULT 'none' NOT NULL,
  	"delivery_reason" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone,
  	"file_hash" varchar NOT NULL,
  	"content_hash" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"token_nonce" varchar NOT NULL,
  	"paper" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "tender_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"send_id" integer NOT NULL,
  	"kind" "enum_tender_answers_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar,
  	"language" "enum_tender_answers_language" NOT NULL,
  	"address" varchar,
  	"device" varchar,
  	"file_hash" varchar NOT NULL,
  	"content_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "companies" ADD COLUMN "language" "enum_companies_language";
  ALTER TABLE "tenders" ADD COLUMN "accepted_at" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "accepted_name" varchar;
  ALTER TABLE "settings" ADD COLUMN "approve_before_sending" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_tr_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_tr_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_en_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_en_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_fr_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_fr_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_ar_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_ar_text" varchar;
  ALTER TABLE "tender_sends" ADD CONSTRAINT "tender_sends_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "tender_sends" ADD CONSTRAINT "tender_sends_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "tender_answers" ADD CONSTRAINT "tender_answers_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "tender_answers" ADD CONSTRAINT "tender_answers_send_id_tender_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."tender_sends"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "tender_sends_tender_idx" ON "tender_sends" USING btree ("tender_id");
  CREATE INDEX "tender_sends_sent_by_idx" ON "tender_sends" USING btree ("sent_by_id");
  CREATE UNIQUE INDEX "tender_sends_token_hash_idx" ON "tender_sends" USING btree ("token_hash");
  CREATE INDEX "tender_sends_updated_at_idx" ON "tender_sends" USING btree ("updated_at");
  CREATE INDEX "tender_sends_created_at_idx" ON "tender_sends" USING btree ("created_at");
  CREATE UNIQUE INDEX "tender_sends_filename_idx" ON "tender_sends" USING btree ("filename");
  CREATE INDEX "tender_answers_tender_idx" ON "tender_answers" USING btree ("tender_id");
  CREATE INDEX "tender_answers_send_idx" ON "tender_answers" USING btree ("send_id");
  CREATE INDEX "tender_answers_updated_at_idx" ON "tender_answers" USING btree ("updated_at");
  CREATE INDEX "tender_answers_created_at_idx" ON "tender_answers" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tender_sends" CASCADE;
  DROP TABLE "tender_answers" CASCADE;
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_kind";
  CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'reservation', 'lowStock', 'system');
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_notifications_kind" USING "kind"::"public"."enum_notifications_kind";
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'lowStock', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "companies" DROP COLUMN "language";
  ALTER TABLE "tenders" DROP COLUMN "accepted_at";
  ALTER TABLE "tenders" DROP COLUMN "accepted_name";
  ALTER TABLE "settings" DROP COLUMN "approve_before_sending";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_tr_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_tr_text";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_en_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_en_text";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_fr_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_fr_text";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_ar_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_ar_text";
  DROP TYPE "public"."enum_companies_language";
  DROP TYPE "public"."enum_tender_sends_language";
  DROP TYPE "public"."enum_tender_sends_delivery";
  DROP TYPE "public"."enum_tender_answers_kind";
  DROP TYPE "public"."enum_tender_answers_language";`)
}
