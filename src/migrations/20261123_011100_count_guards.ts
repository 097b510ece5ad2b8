import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const COUNTER = `["read", "create", "write"]`
const REVIEWER = `["read", "create", "write", "reviewCounts"]`

/** Roles that may move stock count it; those that see costs as well look counts over. */
const grant = (actions: string, to: string) => `
  update roles r set updated_at = now(), permissions = r.permissions ||
    jsonb_build_object('subject', 'stock-counts', 'actions', '${actions}'::jsonb)
  where jsonb_typeof(r.permissions) = 'array' and ${to}
    and not exists (select from jsonb_array_elements(r.permissions) p
      where p ->> 'subject' = 'stock-counts');`

const holds = (subject: string, action: string) => `
  exists (select from jsonb_array_elements(r.permissions) p
    where p ->> 'subject' = '${subject}' and p -> 'actions' ? '${action}'
      and coalesce(p -> 'fields', 'null') = 'null')`

const MOVES = holds('stock-movements', 'create')
const SEES_COSTS = holds('stock-cards', 'seeCosts')

/**
 * Counts of the stock: which cards are in which count (a card in one open count only), and what was
 * entered, which is never changed. What a card should have is noted by the database at the moment
 * of each entry, under the card's lock, and lies in tables that no collection knows, so that no list,
 * query or export can show it. A row of the ledger that a count posted names it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_counts
      alter status set not null,
      drop constraint stock_counts_stock_type_id_stock_types_id_fk,
      drop constraint stock_counts_started_by_id_users_id_fk,
      drop constraint stock_counts_posted_by_id_users_id_fk,
      add constraint stock_counts_stock_type_id_stock_types_id_fk
        foreign key (stock_type_id) references stock_types (id) on delete restrict,
      add constraint stock_counts_started_by_id_users_id_fk
        foreign key (started_by_id) references users (id) on delete restrict,
      add constraint stock_counts_posted_by_id_users_id_fk
        foreign key (posted_by_id) references users (id) on delete restrict,
      add constraint stock_counts_type_named check (scope <> 'type' or stock_type_id is not null),
      add column title_folded text collate "C" generated always as (fold_text(title)) stored;
    alter table settings add constraint settings_recount_value
      check (coalesce(recount_value, 0) between 0 and 1e15);
    do $$
    begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index stock_counts_search_idx on stock_counts using gin (title_folded gin_trgm_ops);
      end if;
    end $$;

    create table stock_count_cards (
      count_id int not null references stock_counts (id) on delete restrict,
      stock_card_id int not null references stock_cards (id) on delete restrict,
      is_open boolean not null default false,
      choice text check (choice in ('keepDifference', 'keepCounted', 'recount')),
      choice_by_id int references users (id) on delete restrict,
      choice_at timestamp(3) with time zone,
      choice_entry bigint,
      choice_sequence int,
      release jsonb not null default '[]' check (jsonb_typeof(release) = 'array'),
      counted numeric(18, 3) check (counted >= 0 and counted < 1e15),
      expected numeric(18, 3) check (expected > -1e15 and expected < 1e15),
      difference numeric(18, 3) check (difference > -1e15 and difference < 1e15),
      primary key (count_id, stock_card_id));
    create index stock_count_cards_card on stock_count_cards (stock_card_id, count_id);
    create unique index stock_count_cards_one_open on stock_count_cards (stock_card_id)
      where is_open;
    create index stock_count_cards_choice_by on stock_count_cards (choice_by_id);

    create table stock_count_entries (
      id bigint generated always as identity primary key,
      count_id int not null,
      stock_card_id int not null,
      mode text not null check (mode in ('add', 'recount', 'undo')),
      quantity numeric(18, 3) not null check (quantity >= 0 and quantity < 1e12),
      undoes_id bigint references stock_count_entries (id) on delete restrict,
      user_id int references users (id) on delete restrict,
      at timestamp(3) with time zone not null default clock_timestamp(),
      sequence int not null check (sequence >= 0),
      expected numeric(18, 3) not null check (expected > -1e15 and expected < 1e15),
      foreign key (count_id, stock_card_id) references stock_count_cards (count_id, stock_card_id),
      check ((mode = 'undo') = (undoes_id is not null)));
    create index stock_count_entries_card on stock_count_entries (count_id, stock_card_id, id);
    create index stock_count_entries_user on stock_count_entries (user_id);
    create unique index stock_count_entries_one_undo on stock_count_entries (undoes_id)
      where undoes_id is not null;
    create index stock_movements_card_sequence on stock_movements (stock_card_id, id);
    -- Scanned codes are looked up by the hundred.
    create index stock_cards_qr_code_lookup on stock_cards (qr_code) where qr_code is not null;

    -- State and what goes with it are written by commands; the plan stays once counting has begun.
    create function guard_stock_count() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('app.count_writer', true), '') <> 'on' then
        if tg_op = 'INSERT' then
          new.status := 'draft';
          new.started_at := null; new.started_by_id := null;
          new.posted_at := null; new.posted_by_id := null; new.reason := null;
        else
          new.status := old.status;
          new.started_at := old.started_at; new.started_by_id := old.started_by_id;
          new.posted_at := old.posted_at; new.posted_by_id := old.posted_by_id;
          new.reason := old.reason;
        end if;
      end if;
      if tg_op = 'UPDATE' then
        if old.status <> 'draft' and (new.scope, new.stock_type_id, new.is_blind)
          is distinct from (old.scope, old.stock_type_id, old.is_blind)
          or old.status in ('posted', 'cancelled') and new.status is distinct from old.status then
          perform refuse_stock('wrongCountState', json_build_object('count', old.id));
        end if;
      end if;
      return new;
    end $$;
    create trigger guard_stock_count before insert or update on stock_counts
      for each row execute function guard_stock_count();
    create trigger z_audit after insert or update or delete on stock_counts
      for each row execute function audit_row('stock-counts', 'id');

    -- The cards of a count that has ended stay as they are.
    create function keep_count_cards() returns trigger language plpgsql as $$
    declare of_count int := case when tg_op = 'INSERT' then new.count_id else old.count_id end;
    begin
      perform 1 from stock_counts where id = of_count and status in ('draft', 'counting', 'review');
      if not found then
        perform refuse_stock('wrongCountState', json_build_object('count', of_count));
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger keep_count_cards before insert or update or delete on stock_count_cards
      for each row execute function keep_count_cards();

    -- What was on hand, and up to which row of the ledger, is what the database knows, under the
    -- card's lock: nothing is posted for the card in between.
    create function note_count_entry() returns trigger language plpgsql as $$
    declare undone stock_count_entries;
    begin
      perform 1 from stock_counts where id = new.count_id and status in ('counting', 'review') for share;
      if not found then
        perform refuse_stock('wrongCountState', json_build_object('count', new.count_id));
      end if;
      if new.undoes_id is not null then
        select * into undone from stock_count_entries where id = new.undoes_id;
        if (undone.count_id, undone.stock_card_id) is distinct from (new.count_id, new.stock_card_id)
          or undone.mode = 'undo' then
          perform refuse_stock('wrongCountState', json_build_object('count', new.count_id));
        end if;
      end if;
      select current_quantity into new.expected from stock_cards
        where id = new.stock_card_id for no key update;
      select coalesce(max(id), 0) into new.sequence from stock_movements
        where stock_card_id = new.stock_card_id;
      return new;
    end $$;
    create trigger note_count_entry before insert on stock_count_entries
      for each row execute function note_count_entry();
    create function keep_count_entries() returns trigger language plpgsql as $$
    begin
      perform refuse_stock('movementIsFinal', '{}');
    end $$;
    create trigger keep_count_entries before update or delete on stock_count_entries
      for each row execute function keep_count_entries();
    create trigger keep_all_count_entries before truncate on stock_count_entries
      for each statement execute function keep_count_entries();

    alter table stock_movements
      drop constraint stock_movements_count_id_stock_counts_id_fk,
      add constraint stock_movements_count_id_stock_counts_id_fk
        foreign key (count_id) references stock_counts (id) on delete restrict,
      add constraint stock_movements_count_alone check (count_id is null or (tender_id is null
        and reservation_id is null and reversal_of_id is null));
    create unique index stock_movements_one_count on stock_movements (count_id, stock_card_id)
      where count_id is not null;

    -- A count posts while it is looked over, each card once, and its rows say so.
    create function set_count_origin() returns trigger language plpgsql as $$
    begin
      perform 1 from stock_counts where id = new.count_id and status = 'review';
      if not found then
        perform refuse_stock('wrongCountState', json_build_object('count', new.count_id));
      end if;
      new.origin := 'count';
      return new;
    end $$;
    -- After the origin of all other rows was set: triggers run in the order of their names.
    create trigger b_set_count_origin before insert on stock_movements
      for each row when (new.count_id is not null) execute function set_count_origin();
    create function keep_movement_count() returns trigger language plpgsql as $$
    begin
      perform refuse_stock('movementIsFinal', '{}');
    end $$;
    create trigger keep_movement_count before update on stock_movements
      for each row when (new.count_id is distinct from old.count_id)
      execute function keep_movement_count();
  `)
  await db.execute(sql.raw(grant(REVIEWER, `${MOVES} and ${SEES_COSTS}`)))
  await db.execute(sql.raw(grant(COUNTER, MOVES)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update roles r set permissions = coalesce((
      select jsonb_agg(p.row order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place)
      where p.row ->> 'subject' is distinct from 'stock-counts'), '[]')
    where jsonb_typeof(r.permissions) = 'array';
    drop trigger keep_movement_count on stock_movements;
    drop trigger b_set_count_origin on stock_movements;
    drop trigger guard_stock_count on stock_counts;
    drop trigger z_audit on stock_counts;
    drop table stock_count_entries;
    drop table stock_count_cards;
    drop function keep_movement_count, set_count_origin, guard_stock_count, keep_count_cards,
      note_count_entry, keep_count_entries;
    drop index stock_movements_one_count;
    drop index stock_movements_card_sequence;
    drop index stock_cards_qr_code_lookup;
    -- Rows a count posted are rows entered by hand again: the older version knows no other word.
    alter table stock_movements drop constraint stock_movements_count_alone,
      disable trigger user;
    update stock_movements set origin = 'manual', count_id = null where count_id is not null;
    alter table stock_movements enable trigger user;
    alter table settings drop constraint settings_recount_value;
    alter table stock_counts drop column title_folded, drop constraint stock_counts_type_named;
  `)
}
