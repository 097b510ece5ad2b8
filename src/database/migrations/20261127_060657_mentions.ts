import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Notifications of mentions in notes. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_kind" ADD VALUE 'mention' BEFORE 'reservation';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'mentioned' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'company-projects' BEFORE 'stock-cards';`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where kind = 'mention'`)
  await db.execute(sql`
   ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_kind";
  CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'customerAnswer', 'assignment', 'reservation', 'lowStock', 'import', 'system');
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_notifications_kind" USING "kind"::"public"."enum_notifications_kind";
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'stock-cards', 'stock-reservations', 'imports', 'jobs');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";`)
}
