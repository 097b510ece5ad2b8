import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * Reminders of offers that are about to end: after how many days, with which words, whether a customer
 * wants them, and what became of each. Without a number of days in the settings none is sent.
 *
 * Fits earlier releases: the rule is about a new column alone.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tender_sends_reminder" AS ENUM('queued', 'sent', 'dropped', 'failed', 'stopped');
  ALTER TABLE "companies" ADD COLUMN "no_reminders" boolean DEFAULT false;
  ALTER TABLE "tender_sends" ADD COLUMN "reminder" "enum_tender_sends_reminder";
  ALTER TABLE "tender_sends" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "customer_reminder" numeric(18, 3);
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_tr_reminder_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_tr_reminder_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_en_reminder_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_en_reminder_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_fr_reminder_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_fr_reminder_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_ar_reminder_subject" varchar;
  ALTER TABLE "settings" ADD COLUMN "quotation_mails_ar_reminder_text" varchar;`)
  await db.execute(sql`
    alter table settings add constraint settings_customer_reminder check (
      coalesce(customer_reminder, 0) between 0 and 60
      and coalesce(customer_reminder, 0) = trunc(coalesce(customer_reminder, 0)))`)
  await applyFunctions(db, ['keep_tender_sends@f9eda716'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" DROP COLUMN "no_reminders";
  ALTER TABLE "tender_sends" DROP COLUMN "reminder";
  ALTER TABLE "tender_sends" DROP COLUMN "reminded_at";
  ALTER TABLE "settings" DROP COLUMN "customer_reminder";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_tr_reminder_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_tr_reminder_text";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_en_reminder_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_en_reminder_text";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_fr_reminder_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_fr_reminder_text";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_ar_reminder_subject";
  ALTER TABLE "settings" DROP COLUMN "quotation_mails_ar_reminder_text";
  DROP TYPE "public"."enum_tender_sends_reminder";`)
}
