-- What is kept in stock: cards, groups of them, counts, changes of prices, closed periods.
-- Quantities move in the ledger.

-- Kinds of cards.
create table stock_types (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  description varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored
);
create index stock_types_updated_at_idx on stock_types (updated_at);
create index stock_types_created_at_idx on stock_types (created_at);
create unique index stock_types_name_idx on stock_types (name);

-- Cards: what is bought, kept and sold. Quantities and costs are written by triggers only
-- (guard_stock_card). Codes are unique by their key, however they are written.
create type enum_stock_cards_unit as enum ('piece', 'kg', 'm', 'm2', 'l', 'hour', 'set');
create table stock_cards (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  stock_type_id integer
    constraint stock_cards_stock_type_id_stock_types_id_fk
      references stock_types (id) on delete restrict,
  sku varchar,
  barcode varchar,
  qr_code varchar,
  unit enum_stock_cards_unit not null default 'piece',
  tax_rate numeric(6, 3),
  min_quantity numeric(18, 3),
  current_price numeric(18, 6),
  offer_price numeric(18, 6),
  cost_price numeric(18, 6),
  price_usd numeric(18, 6),
  price_eur numeric(18, 6),
  picture_id integer
    constraint stock_cards_picture_id_media_id_fk references media (id) on delete restrict,
  current_quantity numeric(18, 3) not null default 0,
  reserved_quantity numeric(18, 3) not null default 0,
  available_quantity numeric(18, 3) not null default 0,
  average_cost numeric(18, 6),
  allow_no_stock boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  sku_folded text collate "C" generated always as (fold_text(sku)) stored,
  barcode_folded text collate "C" generated always as (fold_text(barcode)) stored,
  qr_code_folded text collate "C" generated always as (fold_text(qr_code)) stored,
  last_cost numeric(18, 6),
  stock_value numeric(18, 2),
  last_counted_at timestamptz(3),
  is_archived boolean not null default false,
  max_quantity numeric(18, 3),
  order_multiple numeric(18, 3),
  is_low boolean default false,
  constraint stock_cards_reserved_not_negative check (reserved_quantity >= 0),
  constraint stock_cards_no_oversell check (
    allow_no_stock or (current_quantity >= 0 and reserved_quantity <= current_quantity)),
  constraint stock_cards_finite check (
    current_quantity < 1e15 and reserved_quantity < 1e15
    and coalesce(current_price, 0) between 0 and 1e12
    and coalesce(offer_price, 0) between 0 and 1e12
    and coalesce(cost_price, 0) between 0 and 1e12
    and coalesce(average_cost, 0) between 0 and 1e12
    and coalesce(price_usd, 0) between 0 and 1e12
    and coalesce(price_eur, 0) between 0 and 1e12
    and coalesce(min_quantity, 0) between 0 and 1e15
    and coalesce(tax_rate, 0) between 0 and 100),
  constraint stock_cards_order_limits check (
    coalesce(max_quantity, 0) between 0 and 1e15
    and coalesce(max_quantity, 1e15) >= coalesce(min_quantity, 0)
    and (order_multiple is null or (order_multiple > 0 and order_multiple < 1e15))),
  constraint stock_cards_cost_price check (cost_price > 0)
);
create index stock_cards_picture_idx on stock_cards (picture_id);
create index stock_cards_current_quantity_idx on stock_cards (current_quantity);
create index stock_cards_available_quantity_idx on stock_cards (available_quantity);
create index stock_cards_updated_at_idx on stock_cards (updated_at);
create index stock_cards_created_at_idx on stock_cards (created_at);
create unique index stock_cards_sku_idx on stock_cards (code_key(sku));
create unique index stock_cards_barcode_idx on stock_cards (code_key(barcode));
create index stock_cards_type_order_idx on stock_cards
  (stock_type_id, name, created_at desc, id desc);
-- Indexes in the order of the lists end as every list does: the newest first, then by id. A page
-- is read from the index instead of sorting all that match.
create index stock_cards_order_idx on stock_cards (name, created_at desc, id desc);
-- Scanned codes are looked up by the hundred.
create index stock_cards_qr_code_lookup on stock_cards (qr_code) where qr_code is not null;
create index stock_cards_is_archived_idx on stock_cards (is_archived);
create index stock_cards_is_low_idx on stock_cards (is_low);

-- Groups of cards, sold as one line; one with a made card is a recipe of it.
create table stock_groups (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  description varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  made_card_id integer
    constraint stock_groups_made_card_id_stock_cards_id_fk
      references stock_cards (id) on delete restrict
);
create index stock_groups_updated_at_idx on stock_groups (updated_at);
create index stock_groups_created_at_idx on stock_groups (created_at);
create unique index stock_groups_name_idx on stock_groups (name);
create index stock_groups_made_card_idx on stock_groups (made_card_id);

-- Parts of a group.
create table stock_group_stocks (
  id serial primary key,
  stock_group_id integer not null
    constraint stock_group_stocks_stock_group_id_stock_groups_id_fk
      references stock_groups (id) on delete cascade,
  stock_card_id integer not null
    constraint stock_group_stocks_stock_card_id_stock_cards_id_fk
      references stock_cards (id) on delete restrict,
  quantity numeric(18, 3) not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint stock_group_stocks_quantity_positive check (quantity > 0 and quantity < 1e12)
);
create index stock_group_stocks_stock_group_idx on stock_group_stocks (stock_group_id);
create index stock_group_stocks_stock_card_idx on stock_group_stocks (stock_card_id);
create index stock_group_stocks_updated_at_idx on stock_group_stocks (updated_at);
create index stock_group_stocks_created_at_idx on stock_group_stocks (created_at);
create unique index "stockGroup_stockCard_idx" on stock_group_stocks
  (stock_group_id, stock_card_id);

-- Counts of the stock.
create type enum_stock_counts_scope as enum ('all', 'type', 'group', 'list');
create type enum_stock_counts_status as enum (
  'draft', 'counting', 'review', 'posted', 'cancelled');
create table stock_counts (
  id serial primary key,
  title varchar not null,
  scope enum_stock_counts_scope not null default 'list',
  stock_type_id integer
    constraint stock_counts_stock_type_id_stock_types_id_fk
      references stock_types (id) on delete restrict,
  is_blind boolean default true,
  note varchar,
  status enum_stock_counts_status not null default 'draft',
  started_at timestamptz(3),
  started_by_id integer
    constraint stock_counts_started_by_id_users_id_fk references users (id) on delete restrict,
  posted_at timestamptz(3),
  posted_by_id integer
    constraint stock_counts_posted_by_id_users_id_fk references users (id) on delete restrict,
  reason varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  title_folded text collate "C" generated always as (fold_text(title)) stored,
  stock_group_id integer
    constraint stock_counts_stock_group_id_stock_groups_id_fk
      references stock_groups (id) on delete restrict,
  constraint stock_counts_type_named check (scope <> 'type' or stock_type_id is not null),
  constraint stock_counts_group_named check (scope::text <> 'group' or stock_group_id is not null)
);
create index stock_counts_title_idx on stock_counts (title);
create index stock_counts_stock_type_idx on stock_counts (stock_type_id);
create index stock_counts_status_idx on stock_counts (status);
create index stock_counts_started_by_idx on stock_counts (started_by_id);
create index stock_counts_posted_by_idx on stock_counts (posted_by_id);
create index stock_counts_updated_at_idx on stock_counts (updated_at);
create index stock_counts_created_at_idx on stock_counts (created_at);
create index stock_counts_stock_group_idx on stock_counts (stock_group_id);

-- Cards of a count; a card is in one open count only. What a card should have is in tables that
-- no collection knows: no list, query or export shows it while counting.
create table stock_count_cards (
  count_id integer not null references stock_counts (id) on delete restrict,
  stock_card_id integer not null references stock_cards (id) on delete restrict,
  is_open boolean not null default false,
  choice text check (choice in ('keepDifference', 'keepCounted', 'recount')),
  choice_by_id integer references users (id) on delete restrict,
  choice_at timestamptz(3),
  choice_entry bigint,
  choice_sequence integer,
  release jsonb not null default '[]' check (jsonb_typeof(release) = 'array'),
  counted numeric(18, 3) check (counted >= 0 and counted < 1e15),
  expected numeric(18, 3) check (expected > -1e15 and expected < 1e15),
  difference numeric(18, 3) check (difference > -1e15 and difference < 1e15),
  primary key (count_id, stock_card_id)
);
create index stock_count_cards_card on stock_count_cards (stock_card_id, count_id);
create unique index stock_count_cards_one_open on stock_count_cards (stock_card_id) where is_open;
create index stock_count_cards_choice_by on stock_count_cards (choice_by_id);

-- What was entered, and what the ledger said at that moment (note_count_entry).
create table stock_count_entries (
  id bigint generated always as identity primary key,
  count_id integer not null,
  stock_card_id integer not null,
  mode text not null check (mode in ('add', 'recount', 'undo')),
  quantity numeric(18, 3) not null check (quantity >= 0 and quantity < 1e12),
  undoes_id bigint references stock_count_entries (id) on delete restrict,
  user_id integer references users (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  sequence integer not null check (sequence >= 0),
  expected numeric(18, 3) not null check (expected > -1e15 and expected < 1e15),
  constraint stock_count_entries_check check ((mode = 'undo') = (undoes_id is not null)),
  foreign key (count_id, stock_card_id) references stock_count_cards (count_id, stock_card_id)
);
create index stock_count_entries_card on stock_count_entries (count_id, stock_card_id, id);
create index stock_count_entries_user on stock_count_entries (user_id);
create unique index stock_count_entries_one_undo on stock_count_entries (undoes_id)
  where undoes_id is not null;

-- Changes of many prices at once.
create type enum_price_changes_method as enum ('percent', 'amount');
create type enum_price_changes_rounding as enum (
  'none', 'hundredth', 'twentieth', 'tenth', 'half', 'one', 'five', 'ten');
create type enum_price_changes_status as enum ('applied', 'undone');
create table price_changes (
  id serial primary key,
  title varchar not null,
  method enum_price_changes_method not null,
  value numeric(18, 6) not null,
  rounding enum_price_changes_rounding not null,
  status enum_price_changes_status not null default 'applied',
  card_count numeric,
  price_count numeric,
  kept_count numeric,
  done_by_id integer
    constraint price_changes_done_by_id_users_id_fk references users (id) on delete restrict,
  undone_by_id integer
    constraint price_changes_undone_by_id_users_id_fk references users (id) on delete restrict,
  undone_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  title_folded text collate "C" generated always as (fold_text(title)) stored,
  constraint price_changes_changes check (value <> 0)
);
create index price_changes_title_idx on price_changes (title);
create index price_changes_status_idx on price_changes (status);
create index price_changes_done_by_idx on price_changes (done_by_id);
create index price_changes_undone_by_idx on price_changes (undone_by_id);
create index price_changes_updated_at_idx on price_changes (updated_at);
create index price_changes_created_at_idx on price_changes (created_at);

-- Each changed price with what it was, so that it can be given back.
create table price_change_rows (
  change_id integer not null references price_changes (id) on delete restrict,
  stock_card_id integer not null references stock_cards (id) on delete restrict,
  field text not null
    check (field in ('currentPrice', 'offerPrice', 'costPrice', 'priceUsd', 'priceEur')),
  before numeric(18, 6) not null check (before >= 0),
  after numeric(18, 6) not null check (after > 0),
  -- Null until it was undone; false where the price had changed since, and stays.
  is_given_back boolean,
  primary key (change_id, stock_card_id, field)
);
create index price_change_rows_card on price_change_rows (stock_card_id);

-- Up to which day nothing is posted: a history, of which the last row holds.
create type enum_stock_closings_kind as enum ('close', 'reopen');
create table stock_closings (
  id serial primary key,
  kind enum_stock_closings_kind not null,
  closed_until timestamptz(3),
  reason varchar not null,
  done_by_id integer
    constraint stock_closings_done_by_id_users_id_fk references users (id) on delete restrict,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint stock_closings_close_names_day check (kind = 'reopen' or closed_until is not null)
);
create index stock_closings_done_by_idx on stock_closings (done_by_id);
create index stock_closings_updated_at_idx on stock_closings (updated_at);
create index stock_closings_created_at_idx on stock_closings (created_at);
