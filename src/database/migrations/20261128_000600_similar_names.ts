import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * What tells names of companies from others, for finding similar ones. Fits earlier releases: the new
 * columns are worked out by the database.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await applyFunctions(db, [
    'company_core@00039e79',
    'trigram_text@70fcc1d8',
    'name_likeness@2a7e7dca',
    'similar_companies@971f029c',
    'audit_leaves_out@5ddfb886',
  ])
  await db.execute(sql`
    alter table companies
      add column name_core text collate "C"
        generated always as (trigram_text(company_core(name))) stored,
      add column title_core text collate "C"
        generated always as (trigram_text(company_core(title))) stored;
    create index companies_name_core_idx on companies (name_core);
    create index companies_title_core_idx on companies (title_core);
    create index companies_extra_emails_folded_idx on companies_extra_emails (fold_text(email));
    create index employees_name_folded_idx on employees (name_folded);
    do $$
    begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index companies_core_idx on companies using gin (
          name_core gin_trgm_ops, title_core gin_trgm_ops);
      end if;
    end $$`)
}

export async function down({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop index companies_extra_emails_folded_idx;
    drop index employees_name_folded_idx;
    alter table companies drop column name_core, drop column title_core;
    drop function similar_companies(text, boolean, boolean);
    drop function name_likeness(text, text);
    drop function trigram_text(text);
    drop function company_core(text)`)
}
