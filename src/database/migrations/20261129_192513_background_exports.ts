import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Files of lists that a job makes. No collection: they are requested, made and downloaded by operations
 * alone.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_kind" ADD VALUE 'export' BEFORE 'rights';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'exportDone' BEFORE 'rightRequested';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'exportFailed' BEFORE 'rightRequested';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'exports';`)
  await db.execute(sql`
    create table exports (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      list varchar(63) not null,
      -- The query of the page, as pairs of name and value.
      query jsonb not null,
      format varchar(4) not null check (format in ('csv', 'xlsx')),
      locale varchar(2) not null,
      file_name varchar not null,
      state varchar(10) not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed')),
      -- Stored before the file is written, so that a file without a row is nobody's.
      file_key varchar(64) unique,
      -- A hash of the permissions that the file was made with.
      rights varchar(32),
      failure jsonb,
      created_at timestamptz(3) not null default now(),
      ended_at timestamptz(3),
      constraint exports_ended check ((state in ('done', 'failed')) = (ended_at is not null)),
      constraint exports_made check (state <> 'done'
        or (file_key is not null and rights is not null)),
      constraint exports_failed check ((state = 'failed') = (failure is not null))
    );
    create unique index exports_open_idx on exports (user_id, list) where ended_at is null`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where subject = 'exports'`)
  await db.execute(sql`drop table exports`)
  await db.execute(sql`
   ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_kind";
  CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'customerAnswer', 'assignment', 'mention', 'action', 'reservation', 'lowStock', 'import', 'rights', 'system');
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_notifications_kind" USING "kind"::"public"."enum_notifications_kind";
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'deputyNamed', 'deputyGiven', 'deputyEnded', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'actionAssigned', 'actionDue', 'actionsDue', 'requestDue', 'retentionOver', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'rightRequested', 'rightGiven', 'rightDeclined', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding', 'webhookFailing', 'webhookDisabled');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'company-projects', 'stock-cards', 'stock-reservations', 'imports', 'jobs', 'api-clients', 'actions', 'right-requests', 'webhooks', 'deputies', 'privacy');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";`)
}
