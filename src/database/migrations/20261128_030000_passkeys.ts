import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Passkeys of people, and the challenges that wait for an answer of a browser. Beside the fields of
 * users, as second factors are: Payload would write them back from an earlier read, and answer them.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table passkeys (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      credential_id varchar(1400) not null constraint passkeys_credential_id unique,
      public_key varchar(4000) not null,
      user_handle varchar(64) not null,
      rp_id varchar(255) not null,
      counter bigint not null,
      is_synced boolean not null,
      transports jsonb not null default '[]',
      name varchar(60) not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3)
    );
    create index passkeys_user_idx on passkeys (user_id);
    create table passkey_challenges (
      hash varchar(64) primary key,
      purpose varchar(10) not null constraint passkey_challenges_purpose
        check (purpose in ('signIn', 'factor', 'confirm', 'add')),
      user_id integer references users (id) on delete cascade,
      bound_to varchar(64),
      user_handle varchar(64),
      expires_at timestamptz(3) not null
    );
    create index passkey_challenges_user_idx on passkey_challenges (user_id);
    create trigger z_audit_add after insert on passkeys for each row
      execute function audit_factor('addPasskey');
    create trigger z_audit_factor after delete on passkeys for each row
      execute function audit_factor('removePasskey')`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table passkey_challenges; drop table passkeys`)
}
