import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Who is responsible for tenders and companies. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_kind" ADD VALUE 'assignment' BEFORE 'reservation';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'tenderAssigned' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'companyAssigned' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'companies' BEFORE 'stock-cards';
  ALTER TABLE "companies" ADD COLUMN "owner_id" integer;
  ALTER TABLE "tenders" ADD COLUMN "owner_id" integer;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "companies_owner_idx" ON "companies" USING btree ("owner_id");
  CREATE INDEX "tenders_owner_idx" ON "tenders" USING btree ("owner_id");`)
  // Those who began them. Nothing else changes: no trail, no time of change.
  await db.execute(sql`
  ALTER TABLE "tenders" DISABLE TRIGGER USER;
  UPDATE "tenders" SET "owner_id" = "created_by_id" WHERE "created_by_id" IS NOT NULL;
  ALTER TABLE "tenders" ENABLE TRIGGER USER;
  ALTER TABLE "companies" DISABLE TRIGGER USER;
  UPDATE "companies" c SET "owner_id" = e.user_id
    FROM (SELECT DISTINCT ON (document) document, user_id FROM audit_events
      WHERE subject = 'companies' AND part IS NULL AND action = 'create' ORDER BY document, id) e
    WHERE e.document = c.id AND EXISTS (SELECT 1 FROM users u WHERE u.id = e.user_id);
  ALTER TABLE "companies" ENABLE TRIGGER USER;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "notifications" WHERE "kind" = 'assignment';
  ALTER TABLE "companies" DROP CONSTRAINT "companies_owner_id_users_id_fk";
  
  ALTER TABLE "tenders" DROP CONSTRAINT "tenders_owner_id_users_id_fk";
  
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_kind";
  CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'customerAnswer', 'reservation', 'lowStock', 'import', 'system');
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_notifications_kind" USING "kind"::"public"."enum_notifications_kind";
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'stock-cards', 'stock-reservations', 'imports', 'jobs');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";
  DROP INDEX "companies_owner_idx";
  DROP INDEX "tenders_owner_idx";
  ALTER TABLE "companies" DROP COLUMN "owner_id";
  ALTER TABLE "tenders" DROP COLUMN "owner_id";`)
}
