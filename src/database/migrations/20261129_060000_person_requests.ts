import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Requests of people about their data, and what was done for each. No collection: a list with saved
 * views, files and a trail of values would be more copies of what a person asks to have erased.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'requestDue' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'retentionOver' BEFORE 'reservationMade';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'privacy';`)
  await db.execute(sql`
    create table person_requests (
      id serial primary key,
      -- Days of the company.
      received_on date not null,
      due_on date not null check (due_on > received_on),
      name varchar(100),
      email varchar(100),
      phone varchar(100),
      asked varchar(20) not null
        check (asked in ('information', 'copy', 'correction', 'erasure', 'objection')),
      channel varchar(20) not null check (channel in ('letter', 'email', 'kep', 'inPerson', 'other')),
      note varchar(2000),
      state varchar(10) not null default 'open' check (state in ('open', 'answered', 'refused')),
      answer varchar(2000),
      closed_at timestamptz(3),
      -- No reference: the proof stays when the one who gave the answer is gone.
      closed_by integer,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint person_requests_who check (coalesce(name, email, phone) is not null),
      constraint person_requests_closed check ((state = 'open') = (closed_at is null)),
      constraint person_requests_answered check (state = 'open' or btrim(answer) <> '')
    );
    create index person_requests_open_idx on person_requests (due_on) where state = 'open';
    create index person_requests_closed_idx on person_requests (closed_at);
    create trigger zz_times before insert or update on person_requests
      for each row execute function keep_times();
    create table person_request_acts (
      id bigint generated always as identity primary key,
      request_id integer not null references person_requests (id) on delete cascade,
      act varchar(10) not null check (act in ('export', 'erase')),
      rows integer not null,
      at timestamptz(3) not null default clock_timestamp(),
      user_id integer
    );
    create index person_request_acts_request_idx on person_request_acts (request_id)`)
  await applyFunctions(db, ['audit_access@27a81f7d'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where subject = 'privacy'`)
  await db.execute(sql`drop table person_request_acts; drop table person_requests`)
  await db.execute(sql`
   ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'deputyNamed', 'deputyGiven', 'deputyEnded', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'actionAssigned', 'actionDue', 'actionsDue', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'rightRequested', 'rightGiven', 'rightDeclined', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding', 'webhookFailing', 'webhookDisabled');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'company-projects', 'stock-cards', 'stock-reservations', 'imports', 'jobs', 'api-clients', 'actions', 'right-requests', 'webhooks', 'deputies');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";`)
}
