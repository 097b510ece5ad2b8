-- Tenders (quotations): the head, its lines, instalments and files, what an approval promised,
-- what was sent to the customer and what the customer answered.

-- Tenders. State, number, totals and approval are written by commands only (guard_tender).
create type enum_tenders_type as enum ('sale', 'service', 'rental', 'other');
create type enum_tenders_currency as enum ('TRY', 'USD', 'EUR');
create type enum_tenders_discount_type as enum ('percent', 'amount');
create type enum_tenders_status as enum (
  'draft', 'sent', 'approved', 'invoiced', 'rejected', 'cancelled');
create type enum_tenders_rate_source as enum (
  'centralBankSelling', 'centralBankBuying', 'manual');
create type enum_tenders_invoice_rate_source as enum (
  'centralBankSelling', 'centralBankBuying', 'manual');
create table tenders (
  id serial primary key,
  title varchar collate "tr-x-icu" not null,
  type enum_tenders_type default 'sale',
  company_id integer
    constraint tenders_company_id_companies_id_fk references companies (id) on delete restrict,
  branch_id integer
    constraint tenders_branch_id_branches_id_fk references branches (id) on delete restrict,
  employee_id integer
    constraint tenders_employee_id_employees_id_fk references employees (id) on delete restrict,
  unconnected_name varchar,
  unconnected_email varchar,
  unconnected_phone varchar,
  company_project_id integer
    constraint tenders_company_project_id_company_projects_id_fk
      references company_projects (id) on delete restrict,
  date timestamptz(3) not null,
  valid_until timestamptz(3),
  currency enum_tenders_currency not null,
  currency_rate numeric(18, 6) not null,
  discount_type enum_tenders_discount_type,
  discount_value numeric(18, 6),
  payment_date timestamptz(3),
  notes varchar,
  internal_note varchar,
  number varchar,
  status enum_tenders_status not null default 'draft',
  is_approved boolean not null default false,
  approved_by_id integer
    constraint tenders_approved_by_id_users_id_fk references users (id) on delete restrict,
  approved_at timestamptz(3),
  is_invoiced boolean not null default false,
  invoice_number varchar,
  invoiced_at timestamptz(3),
  invoice_rate numeric(18, 6),
  revision numeric default 1,
  revision_of_id integer
    constraint tenders_revision_of_id_tenders_id_fk references tenders (id) on delete restrict,
  reason varchar,
  subtotal numeric(18, 2) default 0,
  discount_total numeric(18, 2) default 0,
  tax_total numeric(18, 2) default 0,
  total numeric(18, 2) not null default 0,
  total_base numeric(18, 2) not null default 0,
  created_by_id integer
    constraint tenders_created_by_id_users_id_fk references users (id) on delete restrict,
  approved_hash varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  title_folded text collate "C" generated always as (fold_text(title)) stored,
  number_folded text collate "C" generated always as (fold_text(number)) stored,
  invoice_number_folded text collate "C" generated always as (fold_text(invoice_number)) stored,
  unconnected_name_folded text collate "C" generated always as (fold_text(unconnected_name)) stored,
  accepted_at timestamptz(3),
  accepted_name varchar,
  rate_day timestamptz(3),
  rate_source enum_tenders_rate_source,
  invoice_rate_day timestamptz(3),
  invoice_rate_source enum_tenders_invoice_rate_source,
  invoice_total_base numeric(18, 2),
  approver_id integer
    constraint tenders_approver_id_users_id_fk references users (id) on delete restrict,
  approval_asked_by_id integer
    constraint tenders_approval_asked_by_id_users_id_fk references users (id) on delete restrict,
  approval_asked_at timestamptz(3),
  approval_note varchar,
  approval_refusal varchar,
  approval_asked_plan varchar,
  constraint tenders_valid_until_after_date check (valid_until >= date),
  constraint tenders_rate_positive check (
    currency_rate > 0 and currency_rate < 1e12
    and coalesce(invoice_rate, 1) > 0 and coalesce(invoice_rate, 1) < 1e12),
  constraint tenders_revision_in_range check (coalesce(revision, 1) between 1 and 1e6),
  constraint tenders_approval_complete check (
    is_approved = (status in ('approved', 'invoiced'))
    and is_approved = (approved_at is not null) and is_approved = (approved_hash is not null)),
  constraint tenders_invoice_complete check (
    is_invoiced = (status = 'invoiced') and is_invoiced = (invoiced_at is not null)
    and (is_invoiced or invoice_number is null)
    and (invoiced_at is null or invoiced_at >= approved_at)),
  constraint tenders_numbered check (
    number is not null or status not in ('sent', 'approved', 'invoiced')),
  constraint tenders_totals_finite check (
    subtotal between 0 and 1e15 and discount_total between 0 and 1e15
    and tax_total between 0 and 1e15 and total between 0 and 1e15
    and total_base between 0 and 1e16),
  constraint tenders_discount_in_range check (
    coalesce(discount_value, 0) between 0 and 1e15
    and (discount_type is distinct from 'percent' or coalesce(discount_value, 0) <= 100)),
  constraint tenders_invoice_number_form check (invoice_number ~ '^[A-Z0-9/-]{1,50}$'),
  constraint tenders_invoice_total check (
    coalesce(invoice_total_base, 0) >= 0 and coalesce(invoice_total_base, 0) < 1e15),
  constraint tenders_approval_request check (
    (approver_id is null) = (approval_asked_at is null)
    and length(coalesce(approval_note, '')) <= 2000
    and length(coalesce(approval_refusal, '')) <= 500)
);
create index tenders_branch_idx on tenders (branch_id);
create index tenders_employee_idx on tenders (employee_id);
create index tenders_company_project_idx on tenders (company_project_id);
create index tenders_valid_until_idx on tenders (valid_until);
create index tenders_number_idx on tenders (number);
create index tenders_status_idx on tenders (status);
create index tenders_approved_by_idx on tenders (approved_by_id);
create index tenders_revision_of_idx on tenders (revision_of_id);
create index tenders_total_idx on tenders (total);
create index tenders_total_base_idx on tenders (total_base);
create index tenders_created_by_idx on tenders (created_by_id);
create index tenders_updated_at_idx on tenders (updated_at);
create index tenders_created_at_idx on tenders (created_at);
create unique index tenders_number_once on tenders (number) where number is not null;
create index tenders_title_idx on tenders (title);
-- A number has one living revision.
create unique index tenders_one_living_revision on tenders
  (regexp_replace((number), '-R[0-9]+$', ''))
  where number is not null and status in ('draft', 'sent', 'approved', 'invoiced');
create unique index tenders_invoice_number_once on tenders (invoice_number)
  where invoice_number is not null;
create index tenders_company_order_idx on tenders
  (company_id, date desc, created_at desc, id desc);
-- In the order of the list; carries what the dashboard adds up, which then reads no rows.
create index tenders_order_idx on tenders (date desc, created_at desc, id desc)
  include (status, valid_until, is_approved, is_invoiced, total_base, company_id);
create index tenders_approver_idx on tenders (approver_id);
create index tenders_approval_asked_by_idx on tenders (approval_asked_by_id);

-- The payment plan.
create table tenders_payment_installments (
  _order integer not null,
  _parent_id integer not null
    constraint tenders_payment_installments_parent_id_fk
      references tenders (id) on delete cascade,
  id varchar primary key,
  due_date timestamptz(3) not null,
  amount numeric(18, 2) not null,
  constraint tenders_payment_installments_amount_finite check (amount between 0 and 1e15)
);
create index tenders_payment_installments_order_idx on tenders_payment_installments (_order);
create index tenders_payment_installments_parent_id_idx on tenders_payment_installments
  (_parent_id);

-- Lines of a tender.
create type enum_tender_items_kind as enum (
  'stockCard', 'stockGroup', 'text', 'heading', 'subtotal', 'comment');
create type enum_tender_items_discount_type as enum ('percent', 'amount');
create type enum_tender_items_choice as enum ('included', 'optional', 'alternative');
create table tender_items (
  id serial primary key,
  tender_id integer not null
    constraint tender_items_tender_id_tenders_id_fk references tenders (id) on delete cascade,
  kind enum_tender_items_kind not null default 'stockCard',
  stock_card_id integer
    constraint tender_items_stock_card_id_stock_cards_id_fk
      references stock_cards (id) on delete restrict,
  stock_group_id integer
    constraint tender_items_stock_group_id_stock_groups_id_fk
      references stock_groups (id) on delete restrict,
  description varchar,
  quantity numeric(18, 3),
  unit_price numeric(18, 6),
  discount_type enum_tender_items_discount_type,
  discount_value numeric(18, 6),
  tax_rate numeric(6, 3),
  "order" numeric default 0,
  net numeric(18, 2) default 0,
  tax numeric(18, 2) default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  choice enum_tender_items_choice not null default 'included',
  unit_cost numeric(18, 6),
  constraint tender_items_figures check (
    kind not in ('stockCard', 'stockGroup', 'text')
    or (quantity > 0 and quantity < 1e12 and unit_price > 0 and unit_price < 1e12
      and coalesce(tax_rate, 0) between 0 and 100
      and coalesce(discount_value, 0) between 0 and 1e15
      and quantity is not null and unit_price is not null)),
  constraint tender_items_subject check (
    (kind = 'stockCard') = (stock_card_id is not null)
    and (kind = 'stockGroup') = (stock_group_id is not null)),
  constraint tender_items_totals_finite check (
    net between 0 and 1e15 and tax between 0 and 1e15 and coalesce("order", 0) between 0 and 1e6),
  constraint tender_items_choice check (
    choice = 'included' or kind in ('stockCard', 'stockGroup', 'text')),
  constraint tender_items_unit_cost check (unit_cost between 0 and 1e15)
);
create index tender_items_tender_idx on tender_items (tender_id);
create index tender_items_stock_card_idx on tender_items (stock_card_id);
create index tender_items_stock_group_idx on tender_items (stock_group_id);
create index tender_items_updated_at_idx on tender_items (updated_at);
create index tender_items_created_at_idx on tender_items (created_at);

-- Files of a tender, for the staff or for the customer.
create type enum_tender_files_visibility as enum ('internal', 'customer');
create table tender_files (
  id serial primary key,
  tender_id integer not null
    constraint tender_files_tender_id_tenders_id_fk references tenders (id) on delete cascade,
  visibility enum_tender_files_visibility not null default 'internal',
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric,
  focal_x numeric,
  focal_y numeric,
  original_name varchar,
  constraint tender_files_finite check (
    coalesce(filesize, 0) between 0 and 1e12 and coalesce(width, 0) between 0 and 1e6
    and coalesce(height, 0) between 0 and 1e6 and coalesce(focal_x, 0) between 0 and 100
    and coalesce(focal_y, 0) between 0 and 100)
);
create index tender_files_tender_idx on tender_files (tender_id);
create index tender_files_updated_at_idx on tender_files (updated_at);
create index tender_files_created_at_idx on tender_files (created_at);
create unique index tender_files_filename_idx on tender_files (filename);

-- The last number of each year: taken in the transaction that numbers a tender, so that there are
-- no gaps.
create table tender_counters (
  year integer primary key,
  n integer not null check (n > 0)
);

-- What an approval promised: reserved + delivered = quantity, checked at each commit.
create table tender_demands (
  tender_id integer not null references tenders (id) on delete cascade,
  stock_card_id integer not null references stock_cards (id) on delete restrict,
  quantity numeric(18, 3) not null check (quantity > 0 and quantity < 1e12),
  primary key (tender_id, stock_card_id)
);
create index tender_demands_stock_card on tender_demands (stock_card_id);

-- What was approved, in full: the hash on the tender says that something changed, not what.
create table tender_approvals (
  tender_id integer primary key references tenders (id) on delete cascade,
  approved_at timestamptz(3) not null default clock_timestamp(),
  content jsonb not null
);

-- What was sent to a customer: the stored PDF, its link and what became of both.
create type enum_tender_sends_language as enum ('tr', 'en', 'fr', 'ar');
create type enum_tender_sends_delivery as enum ('none', 'queued', 'delivered', 'failed');
create table tender_sends (
  id serial primary key,
  original_name varchar,
  tender_id integer not null
    constraint tender_sends_tender_id_tenders_id_fk references tenders (id) on delete restrict,
  sent_by_id integer
    constraint tender_sends_sent_by_id_users_id_fk references users (id) on delete restrict,
  language enum_tender_sends_language not null,
  recipients varchar default '',
  subject varchar not null,
  message varchar not null,
  delivery enum_tender_sends_delivery not null default 'none',
  delivery_reason varchar,
  delivered_at timestamptz(3),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  opened_at timestamptz(3),
  file_hash varchar not null,
  content_hash varchar not null,
  token_hash varchar not null,
  token_nonce varchar not null,
  paper jsonb not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric,
  focal_x numeric,
  focal_y numeric,
  constraint tender_sends_finite check (
    coalesce(filesize, 0) between 0 and 1e12 and coalesce(width, 0) between 0 and 1e6
    and coalesce(height, 0) between 0 and 1e6 and coalesce(focal_x, 0) between 0 and 100
    and coalesce(focal_y, 0) between 0 and 100),
  constraint tender_sends_texts check (
    length(recipients) <= 2000 and length(subject) <= 300 and length(message) <= 20000),
  constraint tender_sends_hashes check (
    file_hash ~ '^[0-9a-f]{64}$' and token_hash ~ '^[0-9a-f]{64}$')
);
create index tender_sends_tender_idx on tender_sends (tender_id);
create index tender_sends_sent_by_idx on tender_sends (sent_by_id);
create unique index tender_sends_token_hash_idx on tender_sends (token_hash);
create index tender_sends_updated_at_idx on tender_sends (updated_at);
create index tender_sends_created_at_idx on tender_sends (created_at);
create unique index tender_sends_filename_idx on tender_sends (filename);

-- What customers answered by a link; a tender is accepted or declined once.
create type enum_tender_answers_kind as enum ('accepted', 'declined', 'question');
create type enum_tender_answers_language as enum ('tr', 'en', 'fr', 'ar');
create table tender_answers (
  id serial primary key,
  tender_id integer not null
    constraint tender_answers_tender_id_tenders_id_fk references tenders (id) on delete restrict,
  send_id integer not null
    constraint tender_answers_send_id_tender_sends_id_fk
      references tender_sends (id) on delete restrict,
  kind enum_tender_answers_kind not null,
  name varchar not null,
  text varchar,
  language enum_tender_answers_language not null,
  address varchar,
  device varchar,
  file_hash varchar not null,
  content_hash varchar not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  chosen jsonb,
  total numeric(18, 2),
  currency varchar,
  signature jsonb,
  constraint tender_answers_texts check (
    length(btrim(name)) between 1 and 200 and length(coalesce(text, '')) <= 2000
    and length(coalesce(device, '')) <= 500 and length(coalesce(address, '')) <= 100),
  constraint tender_answers_choice check (
    (kind = 'accepted' or chosen is null and total is null and currency is null)
    and coalesce(jsonb_typeof(chosen) = 'array', true) and coalesce(total, 0) between 0 and 1e15
    and length(coalesce(currency, '')) <= 3),
  constraint tender_answers_signature check (
    signature is null or kind = 'accepted' and jsonb_typeof(signature) = 'array'
    and length(signature::text) <= 20000)
);
create index tender_answers_tender_idx on tender_answers (tender_id);
create index tender_answers_send_idx on tender_answers (send_id);
create index tender_answers_updated_at_idx on tender_answers (updated_at);
create index tender_answers_created_at_idx on tender_answers (created_at);
create unique index tender_answers_one_accepted on tender_answers (tender_id)
  where kind = 'accepted';
create unique index tender_answers_one_final on tender_answers (tender_id)
  where kind in ('accepted', 'declined');

-- Templates of tenders; names differ by more than case and accents.
create type enum_tender_templates_currency as enum ('TRY', 'USD', 'EUR');
create table tender_templates (
  id serial primary key,
  name varchar not null,
  currency enum_tender_templates_currency,
  line_count numeric,
  created_by_id integer
    constraint tender_templates_created_by_id_users_id_fk
      references users (id) on delete restrict,
  content jsonb not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  constraint tender_templates_content check (
    jsonb_typeof(content -> 'items') = 'array' and length(name) <= 200 and line_count >= 0
    and line_count < 1e6)
);
create index tender_templates_name_idx on tender_templates (name);
create index tender_templates_created_by_idx on tender_templates (created_by_id);
create index tender_templates_updated_at_idx on tender_templates (updated_at);
create index tender_templates_created_at_idx on tender_templates (created_at);
create unique index tender_templates_one_name on tender_templates (name_folded);
