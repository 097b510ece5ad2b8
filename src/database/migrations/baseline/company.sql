-- The company and the people who work in it: files, roles, users with their sessions and views,
-- settings, rates of foreign money.

-- Pictures and other files of cards, people and the company.
create table media (
  id serial primary key,
  alt varchar,
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
  sizes_thumbnail_url varchar,
  sizes_thumbnail_width numeric,
  sizes_thumbnail_height numeric,
  sizes_thumbnail_mime_type varchar,
  sizes_thumbnail_filesize numeric,
  sizes_thumbnail_filename varchar,
  original_name varchar,
  constraint media_finite check (
    coalesce(filesize, 0) between 0 and 1e12 and coalesce(width, 0) between 0 and 1e6
    and coalesce(height, 0) between 0 and 1e6 and coalesce(focal_x, 0) between 0 and 100
    and coalesce(focal_y, 0) between 0 and 100)
);
create index media_updated_at_idx on media (updated_at);
create index media_created_at_idx on media (created_at);
create unique index media_filename_idx on media (filename);
create index media_sizes_thumbnail_sizes_thumbnail_filename_idx on media
  (sizes_thumbnail_filename);

-- Roles: permissions are rows of subject, actions and fields (src/access/permissions.ts).
create table roles (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  permissions jsonb not null default '[]',
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  constraint roles_permissions_are_a_list check (jsonb_typeof(permissions) = 'array')
);
create index roles_updated_at_idx on roles (updated_at);
create index roles_created_at_idx on roles (created_at);
create unique index roles_name_idx on roles (name);

-- People who sign in.
create type enum_users_status as enum ('active', 'passive');
create table users (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  phone varchar,
  role_id integer not null
    constraint users_role_id_roles_id_fk references roles (id) on delete restrict,
  status enum_users_status not null default 'active',
  avatar_id integer
    constraint users_avatar_id_media_id_fk references media (id) on delete restrict,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  email varchar not null,
  reset_password_token varchar,
  reset_password_expiration timestamptz(3),
  salt varchar,
  hash varchar,
  login_attempts numeric default 0,
  lock_until timestamptz(3),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  email_folded text collate "C" generated always as (fold_text(email)) stored,
  phone_folded text collate "C" generated always as (digits_text(phone)) stored
);
create index users_role_idx on users (role_id);
create index users_avatar_idx on users (avatar_id);
create index users_updated_at_idx on users (updated_at);
create index users_created_at_idx on users (created_at);
create unique index users_email_idx on users (email);
-- One person for an address, however it is written.
create unique index users_email_canonical on users (lower(email));
create index users_name_idx on users (name);

-- Sessions, written by Payload: it deletes and inserts all of a user's with each save of the
-- user.
create table users_sessions (
  _order integer not null,
  _parent_id integer not null
    constraint users_sessions_parent_id_fk references users (id) on delete cascade,
  id varchar primary key,
  created_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create index users_sessions_order_idx on users_sessions (_order);
create index users_sessions_parent_id_idx on users_sessions (_parent_id);

-- What a session was opened with, from where, and when it was last used. Beside Payload's own
-- rows, which it would write back from an earlier read.
create table session_devices (
  session_id varchar primary key,
  user_id integer not null references users (id) on delete cascade,
  user_agent varchar(300),
  address varchar(45),
  last_seen_at timestamptz(3) not null default now()
);
create index session_devices_user_idx on session_devices (user_id);

-- Saved views of lists: of one person, of a role, or of everyone.
create type enum_list_views_audience as enum ('own', 'role', 'everyone');
create table list_views (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  list varchar not null,
  audience enum_list_views_audience not null default 'own',
  role_id integer
    constraint list_views_role_id_roles_id_fk references roles (id) on delete restrict,
  owner_id integer
    constraint list_views_owner_id_users_id_fk references users (id) on delete restrict,
  state jsonb not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint list_views_audience_role check ((audience = 'role') = (role_id is not null)),
  constraint list_views_own_owner check (audience <> 'own' or owner_id is not null)
);
create index list_views_list_idx on list_views (list);
create index list_views_role_idx on list_views (role_id);
create index list_views_owner_idx on list_views (owner_id);
create index list_views_updated_at_idx on list_views (updated_at);
create index list_views_created_at_idx on list_views (created_at);

-- Notifications are a part of their recipient, as sessions are.
create type enum_notifications_kind as enum (
  'approval', 'tenderStatus', 'customerAnswer', 'reservation', 'lowStock', 'import', 'system');
create type enum_notifications_event as enum (
  'tenderSent', 'approvalRequested', 'approvalDeclined', 'tenderApproved', 'approvalWithdrawn',
  'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'tenderExpiring',
  'tenderAccepted', 'tenderDeclined', 'tenderQuestioned', 'reservationMade',
  'reservationReleased', 'reservationExpiring', 'reservationExpired', 'reservationOffered',
  'lowStock', 'importChecked', 'importDone', 'importUndone', 'importStopped', 'countersDrifted',
  'jobFailed', 'mailFailed', 'deliveryFailed');
create type enum_notifications_subject as enum (
  'tenders', 'stock-cards', 'stock-reservations', 'imports', 'jobs');
create table notifications (
  id serial primary key,
  recipient_id integer not null
    constraint notifications_recipient_id_users_id_fk references users (id) on delete cascade,
  kind enum_notifications_kind not null,
  event enum_notifications_event not null,
  subject enum_notifications_subject not null,
  document numeric not null,
  data jsonb,
  read_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint notifications_document_is_an_id check (
    document > 0 and document < 2147483648 and document = trunc(document)),
  constraint notifications_data_is_an_object check (data is null or jsonb_typeof(data) = 'object')
);
create index notifications_recipient_idx on notifications (recipient_id);
create index notifications_updated_at_idx on notifications (updated_at);
create index notifications_created_at_idx on notifications (created_at);
create index "recipient_readAt_createdAt_idx" on notifications (recipient_id, read_at, created_at);

-- Payload's preferences of its forms.
create table payload_preferences (
  id serial primary key,
  key varchar,
  value jsonb,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index payload_preferences_key_idx on payload_preferences (key);
create index payload_preferences_updated_at_idx on payload_preferences (updated_at);
create index payload_preferences_created_at_idx on payload_preferences (created_at);

create table payload_preferences_rels (
  id serial primary key,
  "order" integer,
  parent_id integer not null
    constraint payload_preferences_rels_parent_fk
      references payload_preferences (id) on delete cascade,
  path varchar not null,
  users_id integer
    constraint payload_preferences_rels_users_fk references users (id) on delete cascade
);
create index payload_preferences_rels_order_idx on payload_preferences_rels ("order");
create index payload_preferences_rels_parent_idx on payload_preferences_rels (parent_id);
create index payload_preferences_rels_path_idx on payload_preferences_rels (path);
create index payload_preferences_rels_users_id_idx on payload_preferences_rels (users_id);

-- One row: the company, its terms and rules.
create type enum_settings_default_currency as enum ('TRY', 'USD', 'EUR');
create type enum_settings_tender_rate_side as enum ('selling', 'buying');
create type enum_settings_invoice_rate_day as enum ('previous', 'sameDay');
create table settings (
  id serial primary key,
  default_currency enum_settings_default_currency not null default 'TRY',
  site_title varchar,
  site_description varchar,
  company_profile_name varchar,
  company_profile_address varchar,
  company_profile_phone varchar,
  company_profile_email varchar,
  company_profile_tax_office varchar,
  company_profile_tax_number varchar,
  tender_terms_tr varchar,
  time_zone varchar default 'Europe/Istanbul',
  four_eyes boolean default false,
  updated_at timestamptz(3),
  created_at timestamptz(3),
  company_profile_logo_id integer
    constraint settings_company_profile_logo_id_media_id_fk
      references media (id) on delete restrict,
  approve_before_sending boolean default false,
  quotation_mails_tr_subject varchar,
  quotation_mails_tr_text varchar,
  quotation_mails_en_subject varchar,
  quotation_mails_en_text varchar,
  quotation_mails_fr_subject varchar,
  quotation_mails_fr_text varchar,
  quotation_mails_ar_subject varchar,
  quotation_mails_ar_text varchar,
  tender_rate_side enum_settings_tender_rate_side default 'selling',
  invoice_rate_day enum_settings_invoice_rate_day default 'previous',
  recount_value numeric(18, 2),
  likely_weight numeric(6, 3),
  company_profile_website varchar,
  company_profile_mersis_no varchar,
  tender_terms_en varchar,
  tender_terms_fr varchar,
  tender_terms_ar varchar,
  constraint settings_recount_value check (coalesce(recount_value, 0) between 0 and 1e15),
  constraint settings_likely_weight check (coalesce(likely_weight, 0) between 0 and 100)
);
create index settings_company_profile_company_profile_logo_idx on settings
  (company_profile_logo_id);

-- Up to which total and discount a role approves: one limit for each role.
create table settings_approval_limits (
  _order integer not null,
  _parent_id integer not null
    constraint settings_approval_limits_parent_id_fk references settings (id) on delete cascade,
  id varchar primary key,
  role_id integer not null
    constraint settings_approval_limits_role_id_roles_id_fk
      references roles (id) on delete restrict,
  max_total_base numeric(18, 2),
  max_discount numeric(6, 3),
  constraint settings_approval_limits_amount check (
    max_total_base >= 0 and max_total_base <> 'NaN'),
  constraint settings_approval_limits_discount check (max_discount between 0 and 100),
  constraint settings_approval_limits_named check (
    max_total_base is not null or max_discount is not null)
);
create index settings_approval_limits_order_idx on settings_approval_limits (_order);
create index settings_approval_limits_parent_id_idx on settings_approval_limits (_parent_id);
create index settings_approval_limits_role_idx on settings_approval_limits (role_id);
create unique index settings_approval_limits_one_per_role on settings_approval_limits (role_id);

-- Rates of VAT with the day from which they hold; a kind has one rate a day.
create type enum_settings_tax_rates_kind as enum ('general', 'reduced', 'low', 'exempt');
create table settings_tax_rates (
  _order integer not null,
  _parent_id integer not null
    constraint settings_tax_rates_parent_id_fk references settings (id) on delete cascade,
  id varchar primary key,
  kind enum_settings_tax_rates_kind not null,
  rate numeric(6, 3) not null,
  valid_from timestamptz(3) not null,
  constraint settings_tax_rates_percent check (rate between 0 and 100)
);
create index settings_tax_rates_order_idx on settings_tax_rates (_order);
create index settings_tax_rates_parent_id_idx on settings_tax_rates (_parent_id);
create unique index settings_tax_rates_one_a_day on settings_tax_rates (kind, valid_from);

-- Bank accounts, each printed once.
create type enum_settings_company_profile_banks_currency as enum ('TRY', 'USD', 'EUR');
create table settings_company_profile_banks (
  _order integer not null,
  _parent_id integer not null
    constraint settings_company_profile_banks_parent_id_fk
      references settings (id) on delete cascade,
  id varchar primary key,
  bank varchar,
  holder varchar,
  iban varchar not null,
  currency enum_settings_company_profile_banks_currency
);
create index settings_company_profile_banks_order_idx on settings_company_profile_banks (_order);
create index settings_company_profile_banks_parent_id_idx on settings_company_profile_banks
  (_parent_id);
create unique index settings_company_profile_banks_once on settings_company_profile_banks
  (_parent_id, iban);

-- Rates of foreign money, one of each source on a day.
create type enum_currency_rates_currency as enum ('USD', 'EUR');
create type enum_currency_rates_source as enum ('centralBank', 'manual');
create table currency_rates (
  id serial primary key,
  day timestamptz(3) not null,
  currency enum_currency_rates_currency not null,
  buying numeric(18, 6) not null,
  selling numeric(18, 6) not null,
  note varchar,
  source enum_currency_rates_source not null default 'manual',
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  note_folded text collate "C" generated always as (fold_text(note)) stored,
  constraint currency_rates_positive check (
    buying > 0 and selling > 0 and buying < 1e12 and selling < 1e12),
  constraint currency_rates_spread check (buying <= selling),
  constraint currency_rates_noon check ((day at time zone 'UTC')::time = '12:00')
);
create index currency_rates_day_idx on currency_rates (day);
create index currency_rates_updated_at_idx on currency_rates (updated_at);
create index currency_rates_created_at_idx on currency_rates (created_at);
create unique index currency_rates_day_source on currency_rates (day, currency, source);
