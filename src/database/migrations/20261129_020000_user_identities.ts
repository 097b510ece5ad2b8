import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Accounts at a provider of single sign-on that open accounts here, and the ways back from it that were
 * used. Beside the fields of users, as passkeys are.
 *
 * Fits earlier releases: they open and read no step of the new kind, and leave its columns empty.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table user_identities (
      id serial primary key,
      user_id integer not null references users (id) on delete cascade,
      issuer varchar(2000) not null,
      subject varchar(255) not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3),
      constraint user_identities_subject unique (subject, issuer)
    );
    create index user_identities_user_idx on user_identities (user_id);
    create table sign_in_returns (
      hash varchar(64) primary key,
      expires_at timestamptz(3) not null
    );
    alter table sign_in_steps add column issuer varchar(2000), add column subject varchar(255),
      drop constraint sign_in_steps_next,
      add constraint sign_in_steps_next check (next in ('factor', 'enrol')
        or (next = 'link' and issuer is not null and subject is not null));
    create trigger z_audit_add after insert on user_identities for each row
      execute function audit_factor('linkAccount');
    create trigger z_audit_factor after delete on user_identities for each row
      execute function audit_factor('unlinkAccount')`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from sign_in_steps where next = 'link';
    alter table sign_in_steps drop constraint sign_in_steps_next,
      add constraint sign_in_steps_next check (next in ('factor', 'enrol')),
      drop column issuer, drop column subject;
    drop table sign_in_returns;
    drop table user_identities`)
}
