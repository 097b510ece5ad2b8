import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenders_rate_source" AS ENUM('centralBankSelling', 'centralBankBuying', 'manual');
  CREATE TYPE "public"."enum_tenders_invoice_rate_source" AS ENUM('centralBankSelling', 'centralBankBuying', 'manual');
  CREATE TYPE "public"."enum_currency_rates_currency" AS ENUM('USD', 'EUR');
  CREATE TYPE "public"."enum_currency_rates_source" AS ENUM('centralBank', 'manual');
  CREATE TYPE "public"."enum_settings_tender_rate_side" AS ENUM('selling', 'buying');
  CREATE TYPE "public"."enum_settings_invoice_rate_day" AS ENUM('previous', 'sameDay');
  CREATE TABLE "currency_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"currency" "enum_currency_rates_currency" NOT NULL,
  	"buying" numeric(18, 6) NOT NULL,
  	"selling" numeric(18, 6) NOT NULL,
  	"note" varchar,
  	"source" "enum_currency_rates_source" DEFAULT 'manual' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tenders" ADD COLUMN "rate_day" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "rate_source" "enum_tenders_rate_source";
  ALTER TABLE "tenders" ADD COLUMN "invoice_rate_day" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "invoice_rate_source" "enum_tenders_invoice_rate_source";
  ALTER TABLE "tenders" ADD COLUMN "invoice_total_base" numeric(18, 2);
  ALTER TABLE "settings" ADD COLUMN "tender_rate_side" "enum_settings_tender_rate_side" DEFAULT 'selling';
  ALTER TABLE "settings" ADD COLUMN "invoice_rate_day" "enum_settings_invoice_rate_day" DEFAULT 'previous';
  CREATE INDEX "currency_rates_day_idx" ON "currency_rates" USING btree ("day");
  CREATE INDEX "currency_rates_updated_at_idx" ON "currency_rates" USING btree ("updated_at");
  CREATE INDEX "currency_rates_created_at_idx" ON "currency_rates" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "currency_rates" CASCADE;
  ALTER TABLE "tenders" DROP COLUMN "rate_day";
  ALTER TABLE "tenders" DROP COLUMN "rate_source";
  ALTER TABLE "tenders" DROP COLUMN "invoice_rate_day";
  ALTER TABLE "tenders" DROP COLUMN "invoice_rate_source";
  ALTER TABLE "tenders" DROP COLUMN "invoice_total_base";
  ALTER TABLE "settings" DROP COLUMN "tender_rate_side";
  ALTER TABLE "settings" DROP COLUMN "invoice_rate_day";
  DROP TYPE "public"."enum_tenders_rate_source";
  DROP TYPE "public"."enum_tenders_invoice_rate_source";
  DROP TYPE "public"."enum_currency_rates_currency";
  DROP TYPE "public"."enum_currency_rates_source";
  DROP TYPE "public"."enum_settings_tender_rate_side";
  DROP TYPE "public"."enum_settings_invoice_rate_day";`)
}
