import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Webhooks: endpoints, the random values that their secrets are derived from, and their deliveries.
 *
 * Fits earlier releases: the new columns of the event log have defaults, its trigger does nothing
 * while there is no endpoint, and jobs that are unknown are not started.
 */

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_webhooks_disabled_reason" AS ENUM('gone', 'failing');
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'webhookFailing';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'webhookDisabled';
  ALTER TYPE "public"."enum_notifications_subject" ADD VALUE 'webhooks';
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar COLLATE "tr-x-icu" NOT NULL,
  	"url" varchar NOT NULL,
  	"client_id" integer NOT NULL,
  	"types" jsonb NOT NULL,
  	"enabled" boolean DEFAULT true NOT NULL,
  	"disabled_reason" "enum_webhooks_disabled_reason",
  	"secret_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_client_id_api_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."api_clients"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "webhooks_client_idx" ON "webhooks" USING btree ("client_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");`)
  await db.execute(sql`
    create table webhook_secrets (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhooks (id) on delete cascade,
      nonce uuid not null default gen_random_uuid(),
      created_at timestamptz(3) not null default clock_timestamp(),
      -- Null for the newest one.
      ends_at timestamptz(3)
    );
    create index webhook_secrets_webhook_idx on webhook_secrets (webhook_id, id);
    -- How often an endpoint failed in a row, and when it is tried again.
    create table webhook_states (
      webhook_id integer primary key references webhooks (id) on delete cascade,
      failures integer not null default 0,
      failing_since timestamptz(3),
      probe_at timestamptz(3),
      claimed_at timestamptz(3),
      constraint webhook_states_failing check ((failures = 0) = (failing_since is null))
    );
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      endpoint_id integer not null references webhooks (id) on delete cascade,
      event bigint not null references events (id) on delete cascade,
      subject text not null,
      document integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'done', 'dead')),
      attempts integer not null default 0,
      due_at timestamptz(3) not null default now(),
      claimed_at timestamptz(3),
      done_at timestamptz(3),
      status integer,
      ms integer,
      error text,
      -- The beginning of the last answer.
      answer text check (length(answer) <= 1024),
      created_at timestamptz(3) not null default clock_timestamp(),
      constraint webhook_deliveries_once unique (endpoint_id, event),
      constraint webhook_deliveries_claimed check ((state = 'sending') = (claimed_at is not null))
    );
    create index webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, due_at, event)
      where state = 'waiting';
    create index webhook_deliveries_sending_idx on webhook_deliveries (endpoint_id, claimed_at)
      where state = 'sending';
    create index webhook_deliveries_record_idx on webhook_deliveries
      (endpoint_id, subject, document, event) where state in ('waiting', 'sending');
    create index webhook_deliveries_shown_idx on webhook_deliveries (endpoint_id, id);
    create index webhook_deliveries_event_idx on webhook_deliveries (event);
    create index webhook_deliveries_created_idx on webhook_deliveries using brin (created_at);
    -- Up to where events were queued for endpoints.
    alter table event_log add column sent_transaction xid8 not null default '0',
      add column sent_id bigint not null default 0;
    update event_log set sent_transaction = pg_current_xact_id()`)
  await applyFunctions(db, ['log_change@686753bb', 'wake_webhooks@28c515f6'])
  await db.execute(sql`
    create trigger zz_times before insert or update on webhooks
      for each row execute function keep_times();
    create trigger z_audit after insert or update or delete on webhooks
      for each row execute function audit_row('webhooks', 'id');
    create trigger wake_webhooks after insert on events
      for each statement execute function wake_webhooks()`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop trigger wake_webhooks on events;
    drop function wake_webhooks();
    drop table webhook_deliveries;
    drop table webhook_states;
    drop table webhook_secrets;
    alter table event_log drop column sent_transaction, drop column sent_id;
    delete from notifications where subject = 'webhooks'`)
  await db.execute(sql`
   DROP TABLE "webhooks" CASCADE;
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'actionAssigned', 'actionDue', 'actionsDue', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'rightRequested', 'rightGiven', 'rightDeclined', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_subject";
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'companies', 'company-projects', 'stock-cards', 'stock-reservations', 'imports', 'jobs', 'api-clients', 'actions', 'right-requests');
  ALTER TABLE "notifications" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_notifications_subject" USING "subject"::"public"."enum_notifications_subject";
  DROP TYPE "public"."enum_webhooks_disabled_reason";`)
}
