-- The stock ledger: reservations and movements are the truth, the counters of a card follow from
-- them by trigger.

-- Reservations hold stock for a customer, a project or a tender.
create type enum_stock_reservations_status as enum (
  'active', 'waiting', 'fulfilled', 'released', 'expired');
create type enum_stock_reservations_origin as enum ('manual', 'approval');
create table stock_reservations (
  id serial primary key,
  stock_card_id integer not null
    constraint stock_reservations_stock_card_id_stock_cards_id_fk
      references stock_cards (id) on delete restrict,
  quantity numeric(18, 3) not null,
  tender_id integer
    constraint stock_reservations_tender_id_tenders_id_fk
      references tenders (id) on delete restrict,
  project_id integer
    constraint stock_reservations_project_id_company_projects_id_fk
      references company_projects (id) on delete restrict,
  company_id integer
    constraint stock_reservations_company_id_companies_id_fk
      references companies (id) on delete restrict,
  reserved_until timestamptz(3),
  note varchar,
  status enum_stock_reservations_status not null default 'active',
  remaining_quantity numeric(18, 3) not null,
  reserved_by_id integer
    constraint stock_reservations_reserved_by_id_users_id_fk
      references users (id) on delete restrict,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  origin enum_stock_reservations_origin not null default 'manual',
  waits boolean default false,
  offered_at timestamptz(3),
  constraint stock_reservations_quantity_positive check (quantity > 0 and quantity < 1e12),
  constraint stock_reservations_remaining_in_range check (
    remaining_quantity >= 0 and remaining_quantity <= quantity)
);
create index stock_reservations_stock_card_idx on stock_reservations (stock_card_id);
create index stock_reservations_tender_idx on stock_reservations (tender_id);
create index stock_reservations_project_idx on stock_reservations (project_id);
create index stock_reservations_company_idx on stock_reservations (company_id);
create index stock_reservations_reserved_until_idx on stock_reservations (reserved_until);
create index stock_reservations_status_idx on stock_reservations (status);
create index stock_reservations_reserved_by_idx on stock_reservations (reserved_by_id);
create index stock_reservations_updated_at_idx on stock_reservations (updated_at);
create index stock_reservations_created_at_idx on stock_reservations (created_at);
create index stock_reservations_open on stock_reservations (stock_card_id)
  where status = 'active';
create index stock_reservations_tender_card on stock_reservations (tender_id, stock_card_id)
  where status = 'active';
-- An approval holds each card once.
create unique index stock_reservations_one_hold on stock_reservations (tender_id, stock_card_id)
  where status = 'active' and origin = 'approval';
create index stock_reservations_by_status on stock_reservations
  (stock_card_id, status, created_at);

-- Movements: receipts and issues. Never changed or deleted; a correction is a reversal.
create type enum_stock_movements_type as enum ('in', 'out');
create type enum_stock_movements_currency_type as enum ('TRY', 'USD', 'EUR');
create type enum_stock_movements_origin as enum (
  'manual', 'delivery', 'invoice', 'reversal', 'count', 'assembly');
create table stock_movements (
  id serial primary key,
  stock_card_id integer not null
    constraint stock_movements_stock_card_id_stock_cards_id_fk
      references stock_cards (id) on delete restrict,
  type enum_stock_movements_type not null,
  quantity numeric(18, 3) not null,
  price numeric(18, 6) not null,
  currency_type enum_stock_movements_currency_type not null,
  currency_rate numeric(18, 6) not null,
  operation_date timestamptz(3) not null,
  project_id integer
    constraint stock_movements_project_id_company_projects_id_fk
      references company_projects (id) on delete restrict,
  tender_id integer
    constraint stock_movements_tender_id_tenders_id_fk references tenders (id) on delete restrict,
  note varchar,
  operation_user_id integer
    constraint stock_movements_operation_user_id_users_id_fk
      references users (id) on delete restrict,
  balance_after numeric(18, 3) not null,
  average_cost_after numeric(18, 6),
  reversal_of_id integer
    constraint stock_movements_reversal_of_id_stock_movements_id_fk
      references stock_movements (id) on delete restrict,
  reservation_id integer
    constraint stock_movements_reservation_id_stock_reservations_id_fk
      references stock_reservations (id) on delete restrict,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  origin enum_stock_movements_origin not null default 'manual',
  delivery numeric,
  count_id integer
    constraint stock_movements_count_id_stock_counts_id_fk
      references stock_counts (id) on delete restrict,
  assembly numeric,
  stock_group_id integer
    constraint stock_movements_stock_group_id_stock_groups_id_fk
      references stock_groups (id) on delete restrict,
  constraint stock_movements_quantity_positive check (quantity > 0 and quantity < 1e12),
  constraint stock_movements_price_finite check (price >= 0 and price < 1e12),
  constraint stock_movements_rate_positive check (currency_rate > 0 and currency_rate < 1e12),
  constraint stock_movements_delivery_counted check (
    (delivery is not null) = (origin in ('delivery', 'invoice')) and delivery > 0),
  constraint stock_movements_count_alone check (
    count_id is null or (tender_id is null and reservation_id is null and reversal_of_id is null)),
  constraint stock_movements_assembly_whole check (
    (assembly is null) = (stock_group_id is null)
    and (assembly is null or (tender_id is null and reservation_id is null and count_id is null)))
);
create index stock_movements_project_idx on stock_movements (project_id);
create index stock_movements_operation_user_idx on stock_movements (operation_user_id);
create index stock_movements_reservation_idx on stock_movements (reservation_id);
create index stock_movements_updated_at_idx on stock_movements (updated_at);
create index stock_movements_created_at_idx on stock_movements (created_at);
create unique index stock_movements_one_reversal on stock_movements (reversal_of_id)
  where reversal_of_id is not null;
create index stock_movements_tender_card on stock_movements (tender_id, stock_card_id)
  where tender_id is not null;
-- Newest first, as the list shows them; the chart of receipts and issues counts the type from it.
create index stock_movements_order_idx on stock_movements
  (operation_date desc, created_at desc, id desc) include (type);
-- Movements of a card in the order they were posted.
create index stock_movements_card_order_idx on stock_movements (stock_card_id, id);
create index stock_movements_count_idx on stock_movements (count_id);
create index stock_movements_card_sequence on stock_movements (stock_card_id, id);
create unique index stock_movements_one_count on stock_movements (count_id, stock_card_id)
  where count_id is not null;
-- What there was of a card on a day is read from this index alone.
create index stock_movements_card_day on stock_movements (stock_card_id, operation_date)
  include (id, type, quantity, average_cost_after);
create index stock_movements_assembly_idx on stock_movements (assembly);
create index stock_movements_stock_group_idx on stock_movements (stock_group_id);
-- Numbers of assemblies: rows that were put together or taken apart at once.
create sequence stock_assembly_numbers as integer;

-- Counters that were found to differ from their rows, until they are repaired.
create table counter_drifts (
  id bigint generated always as identity primary key,
  counter text not null check (
    counter in ('currentQuantity', 'reservedQuantity', 'availableQuantity', 'tenderBalance')),
  stock_card_id integer not null references stock_cards (id) on delete cascade,
  tender_id integer references tenders (id) on delete cascade,
  stored numeric(18, 3) not null,
  counted numeric(18, 3) not null,
  found_at timestamptz not null default now(),
  resolved_at timestamptz,
  -- No reference: who repaired it stays true when the person is gone.
  repaired_by integer,
  repaired_by_name text,
  constraint counter_drifts_check check ((tender_id is not null) = (counter = 'tenderBalance')),
  constraint counter_drifts_check1 check (repaired_by is null or resolved_at is not null)
);
create unique index counter_drifts_open on counter_drifts
  (counter, stock_card_id, coalesce(tender_id, 0))
  where resolved_at is null;
create index counter_drifts_stock_card on counter_drifts (stock_card_id);
create index counter_drifts_tender on counter_drifts (tender_id);
