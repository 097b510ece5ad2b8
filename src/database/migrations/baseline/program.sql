-- What the program keeps beside the records: the trail and the outbox, the trash, requests, mails
-- and jobs, imports, and Payload's own tables.

-- The trail: one row for each change and each event of access (docs/domains/audit.md).
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  user_id integer,
  user_name varchar,
  address varchar,
  request_id varchar,
  transaction bigint not null default pg_current_xact_id()::text::bigint,
  command varchar,
  action varchar not null,
  subject varchar,
  document integer,
  part varchar,
  part_id integer,
  details jsonb,
  import_id numeric
);
create index audit_events_record_idx on audit_events (subject, document, id);
create index audit_events_user_idx on audit_events (user_id, id);
create index audit_events_action_idx on audit_events (action, id);
create index audit_events_at_idx on audit_events using brin (at);
create index audit_events_user_action_idx on audit_events (user_id, action, id);
create index audit_events_transaction_idx on audit_events (transaction, id);
create index audit_events_import_idx on audit_events (import_id) where import_id is not null;

-- A list before the transaction touched it; gone again at its end.
create unlogged table audit_lists (
  transaction bigint not null default pg_current_xact_id()::text::bigint,
  name text not null,
  record integer not null,
  before jsonb,
  primary key (transaction, name, record)
);

-- The outbox: what happened, written in the transaction in which it happened.
create table events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  name text not null check (name ~ '^[a-zA-Z]+$'),
  subject text not null,
  document integer not null,
  actor jsonb,
  data jsonb not null check (jsonb_typeof(data) = 'object')
);

-- Whether a subscriber has had an event; marked done in the transaction of its effect.
create table event_deliveries (
  event_id bigint not null references events (id) on delete restrict,
  subscriber text not null,
  subject text not null,
  document integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz not null default now(),
  done_at timestamptz,
  last_error text check (length(last_error) <= 500),
  constraint event_deliveries_check check ((done_at is not null) = (state = 'done')),
  primary key (event_id, subscriber)
);
create index event_deliveries_waiting on event_deliveries (due_at) where state = 'waiting';
create index event_deliveries_order on event_deliveries (subscriber, subject, document, event_id)
  where state = 'waiting';
create index event_deliveries_done on event_deliveries (done_at) where state = 'done';
create index event_deliveries_dead on event_deliveries (event_id) where state = 'dead';

-- Deleted records. The rows themselves are gone: nothing that reads a collection has to know of
-- it.
create table trash (
  id bigint generated always as identity primary key,
  subject varchar not null,
  document integer not null check (document > 0),
  deleted_at timestamptz(3) not null default clock_timestamp(),
  -- No reference: who deleted it stays true when the person is gone.
  deleted_by integer,
  deleted_by_name varchar,
  -- The row and all that went with it, parents first: [{"table": …, "rows": […]}, …].
  content jsonb not null check (jsonb_typeof(content) = 'array' and content <> '[]'),
  -- Stored files of those rows, as "folder/name".
  files text[] not null default '{}',
  constraint trash_record unique (subject, document)
);
create index trash_deleted_at_idx on trash (deleted_at);
create index trash_files_idx on trash using gin (files);

-- Answers already given to a request with an Idempotency-Key, for every instance.
create table idempotency_keys (
  user_key text not null,
  key text not null check (length(key) <= 200),
  body_hash text not null,
  state text not null default 'running' check (state in ('running', 'committed', 'done')),
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  -- The process that carries the request out, and its attempt: the key is free again when it
  -- died.
  owner integer,
  token uuid,
  -- The role of the sender at that moment: the answer shows the fields that role may read.
  role_version text,
  -- The record that the request made or changed, for a retry whose first response was lost.
  made jsonb,
  primary key (user_key, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Attempts counted for every instance.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Mails, written in the transaction that causes them and sent by a job. No secret is in them: the
-- token of a link follows from the nonce and the server's secret when a mail is sent.
create table mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-zA-Z]+$'),
  recipient text not null check (length(recipient) >= 3 and length(recipient) <= 320),
  locale text not null check (locale in ('tr', 'en', 'fr', 'ar')),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  nonce uuid not null default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  constraint mails_check check ((sent_at is not null) = (state = 'sent'))
);
create index mails_due on mails (due_at) where state in ('waiting', 'sending');
create index mails_state on mails (state, created_at);

-- That something was done, such as a warning about a tender once a day.
create table job_marks (
  key text primary key check (length(key) <= 200),
  made_at timestamptz not null default now()
);
create index job_marks_made_at on job_marks (made_at);

-- Imported files.
create type enum_imports_status as enum (
  'mapping', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'stopped');
create type enum_imports_mode as enum ('create', 'update', 'upsert');
create table imports (
  id serial primary key,
  target varchar not null,
  file_name varchar not null,
  kind varchar not null,
  status enum_imports_status not null default 'mapping',
  mode enum_imports_mode,
  whole boolean default false,
  total numeric default 0,
  ready numeric default 0,
  errors numeric default 0,
  done numeric default 0,
  undone numeric default 0,
  created_by_id integer not null
    constraint imports_created_by_id_users_id_fk references users (id) on delete restrict,
  finished_at timestamptz(3),
  key varchar,
  reason varchar,
  locale varchar,
  round numeric default 0,
  headers jsonb,
  mapping jsonb,
  styles jsonb,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  asked_at timestamptz
);
create index imports_target_idx on imports (target);
create index imports_status_idx on imports (status);
create index imports_created_by_idx on imports (created_by_id);
create index imports_updated_at_idx on imports (updated_at);
create index imports_created_at_idx on imports (created_at);

-- Rows of imported files and what became of each.
create table import_rows (
  import_id integer not null references imports (id) on delete cascade,
  number integer not null,
  cells jsonb not null,
  state text not null default 'pending'
    check (state in ('pending', 'error', 'ready', 'done', 'undone', 'left')),
  twins jsonb,
  errors jsonb not null default '[]',
  change text check (change in ('create', 'update')),
  record_id integer,
  before jsonb,
  version text,
  -- The first of several rows that are one record.
  lead integer,
  -- What the trial of a movement wrote.
  tried jsonb,
  primary key (import_id, number)
);
create index import_rows_state on import_rows (import_id, state, number);

-- Payload's own tables.
create table payload_kv (
  id serial primary key,
  key varchar not null,
  data jsonb not null
);
create unique index payload_kv_key_idx on payload_kv (key);

create table payload_migrations (
  id serial primary key,
  name varchar,
  batch numeric,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index payload_migrations_updated_at_idx on payload_migrations (updated_at);
create index payload_migrations_created_at_idx on payload_migrations (created_at);
