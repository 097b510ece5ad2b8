import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Second factors of people, their recovery codes, and sign-ins between their two steps. Beside the
 * fields of users: Payload would write them back from an earlier read, and answer them.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table user_factors (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      kind varchar(20) not null constraint user_factors_kind check (kind = 'totp'),
      sealed varchar(300) not null,
      last_step bigint,
      confirmed_at timestamptz(3),
      last_used_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    );
    create index user_factors_user_idx on user_factors (user_id);
    create unique index user_factors_one_confirmed on user_factors (user_id, kind)
      where confirmed_at is not null;
    create table recovery_codes (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      salt varchar(64) not null,
      hash varchar(128) not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    );
    create index recovery_codes_user_idx on recovery_codes (user_id);
    create table sign_in_steps (
      hash varchar(64) primary key,
      user_id integer not null references users (id) on delete cascade,
      password_mark varchar(64) not null,
      is_remembered boolean not null,
      attempts smallint not null default 0,
      expires_at timestamptz(3) not null
    );
    create index sign_in_steps_user_idx on sign_in_steps (user_id);
    alter table session_devices add column confirmed_at timestamptz(3)`)
  await applyFunctions(db, ['audit_access@48e634be', 'audit_factor@6560717a'])
  await db.execute(sql`
    create trigger z_audit_confirm after update of confirmed_at on user_factors for each row
      when (old.confirmed_at is null and new.confirmed_at is not null)
      execute function audit_factor('addFactor');
    create trigger z_audit_factor after delete on user_factors for each row
      when (old.confirmed_at is not null) execute function audit_factor('removeFactor');
    create trigger z_audit_use after update of used_at on recovery_codes for each row
      when (old.used_at is null and new.used_at is not null)
      execute function audit_factor('useRecoveryCode');
    create trigger z_audit_factor after insert on recovery_codes referencing new table as made
      for each statement execute function audit_factor('makeCodes')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table sign_in_steps;
    drop table recovery_codes;
    drop table user_factors;
    drop function audit_factor();
    alter table session_devices drop column confirmed_at`)
}
