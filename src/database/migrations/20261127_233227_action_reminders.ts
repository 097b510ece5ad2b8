import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Reminders of actions: of the day, and of those that have a time. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'actionDue' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'actionsDue' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'actions';`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where event in ('actionDue', 'actionsDue')`)
  await db.execute(sql`
   ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'actionAssigned', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'company-projects', 'stock-cards', 'stock-reservations', 'imports', 'jobs', 'api-clients');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";`)
}
