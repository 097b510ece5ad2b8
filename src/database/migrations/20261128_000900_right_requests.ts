import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Requests for rights: at most one open of each person and right. No collection: they are made,
 * declined and shown by operations and queries alone.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_kind" ADD VALUE 'rights' BEFORE 'system';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'rightRequested' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'rightGiven' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'rightDeclined' BEFORE 'countersDrifted';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'right-requests';`)
  await db.execute(sql`
    create table right_requests (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      -- As subject:action or subject:action:field.
      asked_right varchar(200) not null,
      state varchar(10) not null default 'open' check (state in ('open', 'given', 'declined')),
      -- No reference: the answer stays when the one who gave it is gone.
      decided_by integer,
      decided_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      constraint right_requests_decided check ((state = 'open') = (decided_at is null))
    );
    create unique index right_requests_open_idx on right_requests (user_id, asked_right)
      where state = 'open';
    create index right_requests_user_idx on right_requests (user_id, created_at)`)
  await applyFunctions(db, ['audit_access@42b99be2'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where kind = 'rights'`)
  await db.execute(sql`drop table right_requests`)
  await db.execute(sql`
   ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_kind";
  CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'customerAnswer', 'assignment', 'mention', 'action', 'reservation', 'lowStock', 'import', 'system');
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_notifications_kind" USING "kind"::"public"."enum_notifications_kind";
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'actionAssigned', 'actionDue', 'actionsDue', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'company-projects', 'stock-cards', 'stock-reservations', 'imports', 'jobs', 'api-clients', 'actions');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";`)
}
