import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * Reasons for lost tenders, with the usual ones, and when each tender was lost: of those rejected
 * before, the trail has the moment. Existing rows keep their `updated_at`.
 *
 * Fits earlier releases: they never write a reason, so that the constraint refuses none of their rows.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table lost_reasons (
      id serial primary key,
      name varchar collate "tr-x-icu" not null,
      updated_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      name_folded text collate "C" generated always as (fold_text(name)) stored
    );
    create unique index lost_reasons_name_idx on lost_reasons (name);
    create index lost_reasons_updated_at_idx on lost_reasons (updated_at);
    create index lost_reasons_created_at_idx on lost_reasons (created_at);
    do $$
    begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index lost_reasons_search_idx on lost_reasons using gin (name_folded gin_trgm_ops);
      end if;
    end $$;
    insert into lost_reasons (name) values
      ('Fiyat'), ('Rakip'), ('Termin'), ('Vazgeçildi'), ('Yanıt yok'), ('Diğer');
    create trigger zz_times before insert or update on lost_reasons
      for each row execute function keep_times();
    create trigger z_audit after insert or update or delete on lost_reasons
      for each row execute function audit_row('lost-reasons', 'id');
    alter table tenders add column lost_reason_id integer
        constraint tenders_lost_reason_id_lost_reasons_id_fk
          references lost_reasons (id) on delete restrict,
      add column lost_at timestamptz(3),
      add constraint tenders_lost_reason_of_ended check (
        lost_reason_id is null or status in ('rejected', 'cancelled'));
    create index tenders_lost_reason_idx on tenders (lost_reason_id);
    drop function if exists stage_of_tender(text, integer, timestamptz, timestamptz, timestamptz)`)
  await applyFunctions(db, [
    'audit_leaves_out@1b2ad15c',
    'stage_of_tender@161930e1',
    'set_tender_stage@b33e500c',
    'guard_tender@406fe00a',
  ])
  await db.execute(sql`
    alter table tenders disable trigger user;
    update tenders t set lost_at = coalesce(
        (select max(at) from audit_events where subject = 'tenders' and document = t.id
          and part is null and details -> 'status' ->> 1 = 'rejected'), t.updated_at)
      where stage = 'lost';
    alter table tenders enable trigger user`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table tenders drop column lost_reason_id, drop column lost_at;
    drop table lost_reasons`)
}
