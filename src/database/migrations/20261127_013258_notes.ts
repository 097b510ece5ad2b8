import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Notes on records. The references are columns that follow from subject and document, and cascade:
 * a note goes to the trash with its record (`deleted_content`) and comes back with it.
 *
 * Fits earlier releases: the triggers on their tables follow a record to another customer and refuse
 * nothing.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notes_subject" AS ENUM('companies', 'employees', 'company-projects', 'tenders');
  CREATE TYPE "public"."enum_notes_kind" AS ENUM('note', 'call');
  CREATE TYPE "public"."enum_notes_call_outcome" AS ENUM('reached', 'noAnswer', 'callBack');
  CREATE TABLE "notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" "enum_notes_subject" NOT NULL,
  	"document" numeric NOT NULL,
  	"kind" "enum_notes_kind" DEFAULT 'note' NOT NULL,
  	"body" varchar,
  	"call_outcome" "enum_notes_call_outcome",
  	"minutes" numeric,
  	"author_id" integer,
  	"company_id" integer,
  	"edited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notes_author_idx" ON "notes" USING btree ("author_id");
  CREATE INDEX "notes_company_idx" ON "notes" USING btree ("company_id");
  CREATE INDEX "notes_updated_at_idx" ON "notes" USING btree ("updated_at");
  CREATE INDEX "notes_created_at_idx" ON "notes" USING btree ("created_at");`)
  await db.execute(sql`
    alter table notes
      add constraint notes_document_id check (document = trunc(document) and document between 1 and 2147483647),
      add constraint notes_call check (
        case when kind = 'call' then call_outcome is not null
          and (minutes is null or (minutes between 1 and 1440 and minutes = trunc(minutes)))
        else call_outcome is null and minutes is null and body <> '' and body is not null end),
      add column of_employee_id integer generated always as (
        case when subject = 'employees' then document::integer end) stored
        references employees (id) on delete cascade,
      add column of_project_id integer generated always as (
        case when subject = 'company-projects' then document::integer end) stored
        references company_projects (id) on delete cascade,
      add column of_tender_id integer generated always as (
        case when subject = 'tenders' then document::integer end) stored
        references tenders (id) on delete cascade`)
  await db.execute(sql`
    create index notes_of_employee_idx on notes (of_employee_id) where of_employee_id is not null`)
  await db.execute(sql`
    create index notes_of_project_idx on notes (of_project_id) where of_project_id is not null`)
  await db.execute(sql`
    create index notes_of_tender_idx on notes (of_tender_id) where of_tender_id is not null`)
  await applyFunctions(db, ['keep_note@4b6de6e6', 'move_notes@119b94a5'])
  await db.execute(sql`
    create trigger keep_note before insert or update on notes
      for each row execute function keep_note()`)
  await db.execute(sql`
    create trigger z_audit after insert or update or delete on notes
      for each row execute function audit_row('notes', 'id')`)
  await db.execute(sql`
    create trigger zz_times before insert or update on notes
      for each row execute function keep_times()`)
  await db.execute(sql`
    create trigger move_notes after update on employees
      for each row when (new.company_id is distinct from old.company_id)
      execute function move_notes('of_employee_id')`)
  await db.execute(sql`
    create trigger move_notes after update on company_projects
      for each row when (new.company_id is distinct from old.company_id)
      execute function move_notes('of_project_id')`)
  await db.execute(sql`
    create trigger move_notes after update on tenders
      for each row when (new.company_id is distinct from old.company_id)
      execute function move_notes('of_tender_id')`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER move_notes ON employees;
  DROP TRIGGER move_notes ON company_projects;
  DROP TRIGGER move_notes ON tenders;
  DROP TABLE "notes" CASCADE;
  DROP TYPE "public"."enum_notes_subject";
  DROP TYPE "public"."enum_notes_kind";
  DROP TYPE "public"."enum_notes_call_outcome";`)
  await db.execute(sql`drop function keep_note(), move_notes()`)
}
