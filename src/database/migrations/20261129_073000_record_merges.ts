import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/** Tables whose rows belong to a company and cannot be given to one that was merged. */
const OWNED = [
  ...['branches', 'employees', 'meets', 'company_projects', 'tenders', 'stock_reservations'],
  ...['notes', 'actions'],
]

/**
 * Two customers that are one: the company that was merged into another one, the customer that the
 * papers of a tender name, and what each merge moved.
 *
 * `record_merges` has no references: it says what was done, and a company is deleted after a split.
 *
 * Fits earlier releases: they know none of the columns, and nothing is refused before a first merge.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "companies" ADD COLUMN "is_merged" boolean DEFAULT false;
  ALTER TABLE "tenders" ADD COLUMN "bound_company_id" integer;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_id_companies_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_bound_company_id_companies_id_fk" FOREIGN KEY ("bound_company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "companies_merged_into_idx" ON "companies" USING btree ("merged_into_id");
  CREATE INDEX "tenders_bound_company_idx" ON "tenders" USING btree ("bound_company_id");`)
  await db.execute(sql`
    create table record_merges (
      id integer generated always as identity primary key,
      winner_id integer not null,
      loser_id integer not null,
      merged_at timestamptz(3) not null default clock_timestamp(),
      merged_by_id integer,
      moved jsonb not null,
      winner_before jsonb not null,
      split_at timestamptz(3),
      split_by_id integer,
      constraint record_merges_two check (winner_id <> loser_id)
    );
    create unique index record_merges_open on record_merges (loser_id) where split_at is null;
    create index record_merges_winner_idx on record_merges (winner_id) where split_at is null`)
  await applyFunctions(db, [
    'keep_merged_company@4ee7fbb2',
    'refuse_merged_company@d916b04f',
    'guard_tender@cf78bb7c',
    'tender_content@54eacbdb',
    'keep_note@fda54267',
    'keep_action@3d24d5f8',
    'keep_reservation_terms@f581cc7e',
    'audit_access@704f27ea',
    'restore_content@201b5a73',
  ])
  await db.execute(sql`
    create trigger keep_merged_company before insert or update or delete on companies
      for each row execute function keep_merged_company()`)
  for (const table of OWNED)
    await db.execute(
      sql.raw(`create trigger refuse_merged_company before insert or update on ${table}
        for each row execute function refuse_merged_company()`),
    )
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  for (const table of OWNED)
    await db.execute(sql.raw(`drop trigger refuse_merged_company on ${table}`))
  await db.execute(sql`
    drop trigger keep_merged_company on companies;
    drop function keep_merged_company();
    drop function refuse_merged_company();
    drop table record_merges;
    alter table companies drop column merged_into_id, drop column is_merged;
    alter table tenders drop column bound_company_id`)
}
