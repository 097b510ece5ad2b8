import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Counters that were found to differ from their rows, until they are repaired; the flag under which
 * a repair writes counters; the right to see and start jobs, for whoever administers everything.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table counter_drifts (
      id bigint generated always as identity primary key,
      counter text not null check (
        counter in ('currentQuantity', 'reservedQuantity', 'availableQuantity', 'tenderBalance')),
      stock_card_id integer not null references stock_cards (id) on delete cascade,
      tender_id integer references tenders (id) on delete cascade
        check ((tender_id is not null) = (counter = 'tenderBalance')),
      stored numeric(18, 3) not null,
      counted numeric(18, 3) not null,
      found_at timestamptz not null default now(),
      resolved_at timestamptz,
      -- No references: what was done stays true when the person is gone.
      repaired_by integer,
      repaired_by_name text check (repaired_by is null or resolved_at is not null)
    );
    create unique index counter_drifts_open on counter_drifts
      (counter, stock_card_id, coalesce(tender_id, 0)) where resolved_at is null;
    create index counter_drifts_stock_card on counter_drifts (stock_card_id);
    create index counter_drifts_tender on counter_drifts (tender_id);

    create or replace function guard_stock_card() returns trigger language plpgsql as $$
    begin
      new.allow_no_stock := coalesce(new.allow_no_stock, false);
      if tg_op = 'INSERT' then
        new.current_quantity := 0;
        new.reserved_quantity := 0;
        new.average_cost := null;
      elsif pg_trigger_depth() < 2 then
        new.average_cost := old.average_cost;
        -- A repair alone lifts this: it writes what movements and reservations add up to.
        if coalesce(current_setting('app.counter_writer', true), '') <> 'on' then
          new.current_quantity := old.current_quantity;
          new.reserved_quantity := old.reserved_quantity;
        end if;
      end if;
      new.available_quantity := new.current_quantity - new.reserved_quantity;
      return new;
    end $$;

    alter type enum_notifications_kind add value if not exists 'system';
    alter type enum_notifications_event add value if not exists 'countersDrifted';
    alter type enum_notifications_event add value if not exists 'jobFailed';
    alter type enum_notifications_event add value if not exists 'mailFailed';
    alter type enum_notifications_subject add value if not exists 'jobs';

    update roles r set updated_at = now(), permissions =
        r.permissions || '[{"subject": "jobs", "actions": ["read", "write"]}]'::jsonb
    where jsonb_typeof(r.permissions) = 'array'
      and not r.permissions @> '[{"subject": "jobs"}]'
      and not exists (
        select from (values ('users'), ('roles'), ('settings')) s(subject)
        where not exists (select from jsonb_array_elements(r.permissions) p
          where p ->> 'subject' = s.subject and p -> 'actions' ? 'write' and not p ? 'fields'));
  `)
}

/** Values of an enumeration cannot be taken away: rows that have them go, the values stay. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table counter_drifts;
    create or replace function guard_stock_card() returns trigger language plpgsql as $$
    begin
      new.allow_no_stock := coalesce(new.allow_no_stock, false);
      if tg_op = 'INSERT' then
        new.current_quantity := 0;
        new.reserved_quantity := 0;
        new.average_cost := null;
      elsif pg_trigger_depth() < 2 then
        new.current_quantity := old.current_quantity;
        new.reserved_quantity := old.reserved_quantity;
        new.average_cost := old.average_cost;
      end if;
      new.available_quantity := new.current_quantity - new.reserved_quantity;
      return new;
    end $$;
    delete from notifications where subject::text = 'jobs';
    update roles set permissions = coalesce((
      select jsonb_agg(p) from jsonb_array_elements(permissions) p where p ->> 'subject' <> 'jobs'
    ), '[]') where permissions @> '[{"subject": "jobs"}]';
  `)
}
