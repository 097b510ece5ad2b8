import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The outbox: what happened, written in the transaction in which it happened, and for each
 * subscriber whether it has had it. A delivery is marked done in the transaction of its effect.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table events (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      name text not null check (name ~ '^[a-zA-Z]+$'),
      subject text not null,
      document integer not null,
      actor jsonb,
      data jsonb not null check (jsonb_typeof(data) = 'object')
    );
    create table event_deliveries (
      event_id bigint not null references events (id) on delete restrict,
      subscriber text not null,
      subject text not null,
      document integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
      attempts integer not null default 0 check (attempts >= 0),
      due_at timestamptz not null default now(),
      done_at timestamptz check ((done_at is not null) = (state = 'done')),
      last_error text check (length(last_error) <= 500),
      primary key (event_id, subscriber)
    );
    create index event_deliveries_waiting on event_deliveries (due_at) where state = 'waiting';
    create index event_deliveries_order on event_deliveries (subscriber, subject, document, event_id)
      where state = 'waiting';
    create index event_deliveries_done on event_deliveries (done_at) where state = 'done';
    create index event_deliveries_dead on event_deliveries (event_id) where state = 'dead';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table event_deliveries; drop table events;`)
}
