import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Deputies of people who are away, and on whose behalf a tender was approved. Deputies are no
 * collection: they are named, ended and shown by operations and queries alone.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'deputyNamed' BEFORE 'tenderApproved';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'deputyGiven' BEFORE 'tenderApproved';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'deputyEnded' BEFORE 'tenderApproved';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'deputies';
  ALTER TABLE "tenders" ADD COLUMN "approved_for_id" integer;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_approved_for_id_users_id_fk" FOREIGN KEY ("approved_for_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "tenders_approved_for_idx" ON "tenders" USING btree ("approved_for_id");`)
  await db.execute(sql`
    create table deputies (
      id serial primary key,
      person_id integer not null references users (id) on delete cascade,
      deputy_id integer not null references users (id) on delete cascade,
      -- Days of the company, both included.
      from_day date not null,
      until_day date not null,
      created_at timestamptz(3) not null default now(),
      ended_at timestamptz(3),
      constraint deputies_other check (person_id <> deputy_id),
      constraint deputies_period check (until_day between from_day and from_day + 90)
    );
    create index deputies_person_idx on deputies (person_id, until_day);
    create index deputies_deputy_idx on deputies (deputy_id, until_day)`)
  await applyFunctions(db, ['guard_tender@56c4bb04', 'audit_access@5d8e91ce'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where subject = 'deputies'`)
  await db.execute(sql`drop table deputies`)
  await db.execute(sql`
   ALTER TABLE "tenders" DROP CONSTRAINT "tenders_approved_for_id_users_id_fk";
  
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'actionAssigned', 'actionDue', 'actionsDue', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'rightRequested', 'rightGiven', 'rightDeclined', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding', 'webhookFailing', 'webhookDisabled');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'company-projects', 'stock-cards', 'stock-reservations', 'imports', 'jobs', 'api-clients', 'actions', 'right-requests', 'webhooks');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";
  DROP INDEX "tenders_approved_for_idx";
  ALTER TABLE "tenders" DROP COLUMN "approved_for_id";`)
}
