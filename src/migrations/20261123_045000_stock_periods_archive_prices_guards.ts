import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const holds = (subject: string, action: string) => `
  exists (select from jsonb_array_elements(r.permissions) p
    where p ->> 'subject' = '${subject}' and p -> 'actions' ? '${action}'
      and coalesce(p -> 'fields', 'null') = 'null')`

const grant = (subject: string, actions: string, to: string) => `
  update roles r set updated_at = now(), permissions = r.permissions ||
    jsonb_build_object('subject', '${subject}', 'actions', '${actions}'::jsonb)
  where jsonb_typeof(r.permissions) = 'array' and ${to}
    and not exists (select from jsonb_array_elements(r.permissions) p
      where p ->> 'subject' = '${subject}');`

/** Whoever keeps users, roles and settings closes periods, and gives the right to others. */
const KEEPS_ALL = ['users', 'roles', 'settings'].map((one) => holds(one, 'write')).join(' and ')
/** Whoever writes every price of a card and sees its costs changes many at once. */
const PRICES = `${holds('stock-cards', 'write')} and ${holds('stock-cards', 'seeCosts')}`

/**
 * Closed periods: up to which day nothing is posted, as a history that stays. Archived cards: nothing
 * new refers to them. Changes of many prices: each price with what it was, so that it can be given
 * back.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The history of anything stays as it was written.
    create function keep_history() returns trigger language plpgsql as $$
    begin
      perform refuse_stock('historyIsFinal', '{}');
    end $$;

    alter table stock_closings
      alter kind set not null, alter reason set not null,
      drop constraint stock_closings_done_by_id_users_id_fk,
      add constraint stock_closings_done_by_id_users_id_fk
        foreign key (done_by_id) references users (id) on delete restrict,
      add constraint stock_closings_close_names_day check (kind = 'reopen' or closed_until is not null);
    create trigger keep_history before update or delete on stock_closings
      for each row execute function keep_history();
    create trigger keep_all_history before truncate on stock_closings
      for each statement execute function keep_history();
    create trigger z_audit after insert or update or delete on stock_closings
      for each row execute function audit_row('stock-closings', 'id');

    create function stock_closed_until() returns date language sql stable as $$
      select (closed_until at time zone 'UTC')::date from stock_closings order by id desc limit 1 $$;

    -- Whoever posts shares the lock until the end of the transaction, whoever closes has it alone: a
    -- closing waits for what is being posted, and what comes after it sees the closed day.
    create function lock_stock_periods() returns void language sql volatile as $$
      select pg_advisory_xact_lock(hashtext('stock_periods')) $$;

    create function guard_stock_closing() returns trigger language plpgsql as $$
    declare closed date;
    begin
      perform lock_stock_periods();
      closed := stock_closed_until();
      if new.kind = 'close' and (new.closed_until at time zone 'UTC')::date <= closed then
        perform refuse_stock('periodAlreadyClosed', json_build_object('day', closed));
      end if;
      if new.kind = 'reopen' and (closed is null
          or (new.closed_until at time zone 'UTC')::date >= closed) then
        perform refuse_stock('periodNotClosed', json_build_object('day', closed));
      end if;
      return new;
    end $$;
    create trigger guard_stock_closing before insert on stock_closings
      for each row execute function guard_stock_closing();

    create function refuse_closed_period() returns trigger language plpgsql as $$
    declare closed date;
    begin
      perform pg_advisory_xact_lock_shared(hashtext('stock_periods'));
      closed := stock_closed_until();
      if (new.operation_date at time zone 'UTC')::date <= closed then
        perform refuse_stock('periodClosed', json_build_object('day', closed));
      end if;
      return new;
    end $$;
    -- Before the other triggers, which run in the order of their names.
    create trigger a_refuse_closed_period before insert on stock_movements
      for each row execute function refuse_closed_period();

    update stock_cards set is_archived = false where is_archived is null;
    alter table stock_cards alter is_archived set not null;

    -- What keeps a card in use; open tenders are those that stock can still be asked for.
    create function card_holder_names(card int) returns table (kind text, name text)
      language sql stable as $$
      select 'tenders', coalesce(t.number, t.title, '#' || t.id) from (
          select tender_id from tender_items where stock_card_id = card
          union select tender_id from tender_demands where stock_card_id = card) u
        join tenders t on t.id = u.tender_id where t.status in ('draft', 'sent', 'approved')
      union all
      select 'counts', s.title from stock_count_cards l join stock_counts s on s.id = l.count_id
      where l.stock_card_id = card and s.status in ('draft', 'counting', 'review')
      union all
      select distinct 'groups', g.name from stock_group_stocks p
        join stock_groups g on g.id = p.stock_group_id where p.stock_card_id = card $$;
    -- The same without names, from the card's own rows: lists ask it of each of theirs.
    create function card_holders(card int, out stock boolean, out reserved boolean,
        out tenders boolean, out counts boolean, out groups boolean)
      language sql stable as $$
      select exists (select from stock_cards c where c.id = card and c.current_quantity <> 0),
        exists (select from stock_reservations r where r.stock_card_id = card
          and r.status = 'active'),
        exists (select from tender_items i join tenders t on t.id = i.tender_id
          where i.stock_card_id = card and t.status in ('draft', 'sent', 'approved'))
        or exists (select from tender_demands d join tenders t on t.id = d.tender_id
          where d.stock_card_id = card and t.status = 'approved'),
        exists (select from stock_count_cards l join stock_counts s on s.id = l.count_id
          where l.stock_card_id = card and s.status in ('draft', 'counting', 'review')),
        exists (select from stock_group_stocks p where p.stock_card_id = card) $$;

    -- Written by the commands of a card only; a whole-row save from an earlier read changes nothing.
    create function guard_archived_card() returns trigger language plpgsql as $$
    declare held record;
    begin
      if coalesce(current_setting('app.card_writer', true), '') <> 'on' then
        new.is_archived := old.is_archived;
      end if;
      new.is_archived := coalesce(new.is_archived, false);
      if new.is_archived and not old.is_archived then
        select * into held from card_holders(new.id);
        if held.stock or held.reserved or held.tenders or held.counts or held.groups then
          perform refuse_stock('cardNotEmpty', (row_to_json(held)::jsonb
            || jsonb_build_object('card', new.id, 'names', 'none'))::json);
        end if;
      end if;
      return new;
    end $$;
    create trigger b_guard_archived_card before update on stock_cards
      for each row when (new.is_archived is distinct from old.is_archived)
      execute function guard_archived_card();

    -- Nothing new refers to an archived card. The lock is the one a reference takes anyway: it waits
    -- for whoever archives the card, who holds its row alone.
    create function refuse_archived_card() returns trigger language plpgsql as $$
    declare card record;
    begin
      if new.stock_card_id is null then return new; end if;
      if tg_op = 'UPDATE' then
        if new.stock_card_id is not distinct from old.stock_card_id then return new; end if;
      end if;
      select id, name, is_archived into card from stock_cards
        where id = new.stock_card_id for key share;
      if card.is_archived then
        perform refuse_stock('cardArchived', json_build_object('card', card.id, 'name', card.name));
      end if;
      return new;
    end $$;
    create trigger a_refuse_archived_card before insert on stock_movements
      for each row when (new.reversal_of_id is null) execute function refuse_archived_card();
    create trigger a_refuse_archived_card before insert on stock_reservations
      for each row execute function refuse_archived_card();
    create trigger a_refuse_archived_card before insert or update on tender_items
      for each row execute function refuse_archived_card();
    create trigger a_refuse_archived_card before insert or update on stock_group_stocks
      for each row execute function refuse_archived_card();
    create trigger a_refuse_archived_card before insert on stock_count_cards
      for each row execute function refuse_archived_card();

    alter table price_changes
      alter title set not null, alter method set not null, alter value set not null,
      alter rounding set not null, alter status set not null,
      drop constraint price_changes_done_by_id_users_id_fk,
      drop constraint price_changes_undone_by_id_users_id_fk,
      add constraint price_changes_done_by_id_users_id_fk
        foreign key (done_by_id) references users (id) on delete restrict,
      add constraint price_changes_undone_by_id_users_id_fk
        foreign key (undone_by_id) references users (id) on delete restrict,
      add constraint price_changes_changes check (value <> 0),
      add column title_folded text collate "C" generated always as (fold_text(title)) stored;
    do $$
    begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index price_changes_search_idx on price_changes using gin (title_folded gin_trgm_ops);
      end if;
    end $$;
    create trigger z_audit after insert or update or delete on price_changes
      for each row execute function audit_row('price-changes', 'id');

    create table price_change_rows (
      change_id int not null references price_changes (id) on delete restrict,
      stock_card_id int not null references stock_cards (id) on delete restrict,
      field text not null
        check (field in ('currentPrice', 'offerPrice', 'costPrice', 'priceUsd', 'priceEur')),
      before numeric(18, 6) not null check (before >= 0),
      after numeric(18, 6) not null check (after > 0),
      -- Null until it was undone; false where the price had changed since, and stays.
      is_given_back boolean,
      primary key (change_id, stock_card_id, field));
    create index price_change_rows_card on price_change_rows (stock_card_id);

    -- What was changed stays; undoing says so once.
    create function keep_price_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.status = 'applied' and new.status = 'undone'
          and (new.title, new.method, new.value, new.rounding, new.card_count, new.price_count,
            new.done_by_id, new.created_at) is not distinct from
            (old.title, old.method, old.value, old.rounding, old.card_count, old.price_count,
            old.done_by_id, old.created_at) then
          return new;
        end if;
      end if;
      perform refuse_stock('historyIsFinal', '{}');
    end $$;
    create trigger keep_price_change before update or delete on price_changes
      for each row execute function keep_price_change();
    create function keep_price_change_row() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.is_given_back is null and (new.change_id, new.stock_card_id, new.field, new.before,
            new.after) is not distinct from
            (old.change_id, old.stock_card_id, old.field, old.before, old.after) then
          return new;
        end if;
      end if;
      perform refuse_stock('historyIsFinal', '{}');
    end $$;
    create trigger keep_price_change_row before update or delete on price_change_rows
      for each row execute function keep_price_change_row();
  `)
  await db.execute(
    sql.raw(grant('stock-closings', '["read", "closePeriods", "reopenPeriods"]', KEEPS_ALL)),
  )
  await db.execute(sql.raw(grant('price-changes', '["read", "export", "changePrices"]', KEEPS_ALL)))
  await db.execute(sql.raw(grant('price-changes', '["read", "changePrices"]', PRICES)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update roles r set permissions = coalesce((
      select jsonb_agg(p.row order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place)
      where p.row ->> 'subject' not in ('stock-closings', 'price-changes')), '[]')
    where jsonb_typeof(r.permissions) = 'array';
    drop table price_change_rows;
    drop trigger keep_price_change on price_changes;
    drop trigger z_audit on price_changes;
    drop function keep_price_change, keep_price_change_row;
    alter table price_changes drop column title_folded, drop constraint price_changes_changes;
    drop trigger a_refuse_archived_card on stock_movements;
    drop trigger a_refuse_archived_card on stock_reservations;
    drop trigger a_refuse_archived_card on tender_items;
    drop trigger a_refuse_archived_card on stock_group_stocks;
    drop trigger a_refuse_archived_card on stock_count_cards;
    drop trigger b_guard_archived_card on stock_cards;
    drop function refuse_archived_card, guard_archived_card, card_holders, card_holder_names;
    drop trigger a_refuse_closed_period on stock_movements;
    drop trigger keep_history on stock_closings;
    drop trigger keep_all_history on stock_closings;
    drop trigger guard_stock_closing on stock_closings;
    drop trigger z_audit on stock_closings;
    drop function refuse_closed_period, guard_stock_closing, lock_stock_periods, stock_closed_until,
      keep_history;
    alter table stock_closings drop constraint stock_closings_close_names_day;
  `)
}
