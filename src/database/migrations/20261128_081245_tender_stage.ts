import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * The stage of each tender, and when it was sent and opened. Of tenders that were marked as sent
 * without a send, the trail has the moment. One statement writes the rows that are more than a
 * draft; they keep their `updated_at` and cause neither trail nor events.
 *
 * Fits earlier releases: triggers write the new columns, whatever a program sends for them.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create type enum_tenders_stage as enum ('draft', 'asked', 'approved', 'sent', 'opened',
      'accepted', 'invoiced', 'lost', 'cancelled');
    alter table tenders add column stage enum_tenders_stage default 'draft',
      add column sent_at timestamptz(3), add column opened_at timestamptz(3)`)
  await applyFunctions(db, [
    'audit_leaves_out@2d9614db',
    'stage_of_tender@0441922e',
    'set_tender_stage@cf46083a',
    'move_tender_stage@d0b169cd',
  ])
  await db.execute(sql`
    alter table tenders disable trigger user;
    with sends as (
      select tender_id, max(created_at) as sent_at, max(opened_at) as opened_at
        from tender_sends group by tender_id),
    marked as (
      select document, max(at) as sent_at from audit_events
        where subject = 'tenders' and part is null and details -> 'status' = '["draft", "sent"]'
        group by document)
    update tenders t set sent_at = f.sent_at, opened_at = f.opened_at,
        stage = f.stage::enum_tenders_stage
      from (
        select id, moments.sent_at, sends.opened_at, stage_of_tender(
            status::text, approver_id, moments.sent_at, sends.opened_at, accepted_at) as stage
          from tenders
          left join sends on sends.tender_id = id
          left join marked on marked.document = id
          cross join lateral (select coalesce(sends.sent_at, marked.sent_at) as sent_at) moments
      ) f
      where f.id = t.id and (f.stage <> 'draft' or f.sent_at is not null);
    alter table tenders enable trigger user;
    create index tenders_stage_idx on tenders (stage);
    create trigger zz_stage before insert or update on tenders
      for each row execute function set_tender_stage();
    create trigger move_tender_stage after insert or update of opened_at on tender_sends
      for each row execute function move_tender_stage()`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop trigger move_tender_stage on tender_sends;
    drop trigger zz_stage on tenders;
    drop function move_tender_stage();
    drop function set_tender_stage();
    drop function stage_of_tender;
    alter table tenders drop column stage, drop column sent_at, drop column opened_at;
    drop type enum_tenders_stage`)
}
