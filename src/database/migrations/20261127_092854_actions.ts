import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Actions: what is to be done about a record. The references are columns that follow from subject and
 * document, and cascade, as those of notes.
 *
 * Fits earlier releases: the triggers on their tables follow a record to another customer and refuse
 * nothing.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_actions_subject" AS ENUM('companies', 'employees', 'company-projects', 'tenders');
  CREATE TYPE "public"."enum_actions_kind" AS ENUM('call', 'mail', 'visit', 'reply', 'prepare', 'deliver', 'other');
  CREATE TYPE "public"."enum_actions_source" AS ENUM('manual', 'meet', 'followUp', 'answer');
  ALTER TYPE "public"."enum_notifications_kind" ADD VALUE 'action' BEFORE 'reservation';
  ALTER TYPE "public"."enum_notifications_event" ADD VALUE 'actionAssigned' BEFORE 'reservationMade';
  CREATE TABLE "actions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" "enum_actions_subject" NOT NULL,
  	"document" numeric NOT NULL,
  	"kind" "enum_actions_kind" DEFAULT 'other' NOT NULL,
  	"title" varchar NOT NULL,
  	"owner_id" integer NOT NULL,
  	"due" timestamp(3) with time zone NOT NULL,
  	"time" varchar,
  	"note" varchar,
  	"source" "enum_actions_source" DEFAULT 'manual' NOT NULL,
  	"source_id" numeric,
  	"company_id" integer,
  	"done_at" timestamp(3) with time zone,
  	"done_by_id" integer,
  	"outcome" varchar,
  	"snoozed_until" timestamp(3) with time zone,
  	"due_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "actions" ADD CONSTRAINT "actions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "actions" ADD CONSTRAINT "actions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "actions" ADD CONSTRAINT "actions_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "actions_owner_idx" ON "actions" USING btree ("owner_id");
  CREATE INDEX "actions_company_idx" ON "actions" USING btree ("company_id");
  CREATE INDEX "actions_done_by_idx" ON "actions" USING btree ("done_by_id");
  CREATE INDEX "actions_updated_at_idx" ON "actions" USING btree ("updated_at");
  CREATE INDEX "actions_created_at_idx" ON "actions" USING btree ("created_at");`)
  await db.execute(sql`
    alter table actions
      add constraint actions_document_id check (document = trunc(document) and document between 1 and 2147483647),
      add constraint actions_title check (btrim(title) <> ''),
      add constraint actions_time check (time is null or time = '' or time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add constraint actions_state check (
        case when done_at is null then done_by_id is null and outcome is null
        else snoozed_until is null end),
      add constraint actions_due_on check (due_on = coalesce(snoozed_until, due)),
      add constraint actions_source_once unique (source, source_id, kind),
      add column of_employee_id integer generated always as (
        case when subject = 'employees' then document::integer end) stored
        references employees (id) on delete cascade,
      add column of_project_id integer generated always as (
        case when subject = 'company-projects' then document::integer end) stored
        references company_projects (id) on delete cascade,
      add column of_tender_id integer generated always as (
        case when subject = 'tenders' then document::integer end) stored
        references tenders (id) on delete cascade`)
  for (const column of ['of_employee_id', 'of_project_id', 'of_tender_id'])
    await db.execute(
      sql.raw(`create index actions_${column.replace('_id', '')}_idx on actions (${column})
        where ${column} is not null`),
    )
  await db.execute(sql`
    create index actions_open_idx on actions (owner_id, due_on) where done_at is null`)
  await applyFunctions(db, [
    'action_sources@d3068c19',
    'keep_action@7171cd9c',
    'keep_timeline@4e31831b',
    'move_notes@d5ac0a7b',
  ])
  await db.execute(sql`
    create trigger keep_action before insert or update on actions
      for each row execute function keep_action()`)
  await db.execute(sql`
    create trigger z_audit after insert or update or delete on actions
      for each row execute function audit_row('actions', 'id')`)
  await db.execute(sql`
    create trigger z_timeline after insert or delete on actions
      for each row execute function keep_timeline('{90,91,92}')`)
  await db.execute(sql`
    create trigger z_timeline_change after update on actions
      for each row when (new.done_at is distinct from old.done_at
        or new.done_by_id is distinct from old.done_by_id
        or new.company_id is distinct from old.company_id)
      execute function keep_timeline('{90,91,92}')`)
  await db.execute(sql`
    create trigger zz_times before insert or update on actions
      for each row execute function keep_times()`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  // The types of before have no name for them.
  await db.execute(sql`delete from notifications where kind = 'action'`)
  await db.execute(sql`drop function action_sources()`)
  await db.execute(sql`
   DROP TABLE "actions" CASCADE;
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_kind";
  CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'customerAnswer', 'assignment', 'mention', 'reservation', 'lowStock', 'import', 'system');
  ALTER TABLE "notifications" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_notifications_kind" USING "kind"::"public"."enum_notifications_kind";
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_event";
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring', 'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'tenderAssigned', 'companyAssigned', 'mentioned', 'reservationMade', 'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered', 'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'countersDrifted', 'jobFailed', 'mailFailed', 'deliveryFailed', 'keyEnding');
  ALTER TABLE "notifications" ALTER COLUMN "event" SET DATA TYPE "public"."enum_notifications_event" USING "event"::"public"."enum_notifications_event";
  DROP TYPE "public"."enum_actions_subject";
  DROP TYPE "public"."enum_actions_kind";
  DROP TYPE "public"."enum_actions_source";`)
  await db.execute(sql`drop function keep_action()`)
}
