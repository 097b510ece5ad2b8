import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What the gate remembers for all instances: answers already given, and attempts to sign in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table idempotency_keys (
      user_key text not null,
      key text not null check (length(key) <= 200),
      body_hash text not null,
      state text not null default 'running' check (state in ('running', 'committed', 'done')),
      status integer,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (user_key, key)
    );
    create index idempotency_keys_created_at on idempotency_keys (created_at);

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table idempotency_keys;
    drop table rate_limits;
  `)
}
