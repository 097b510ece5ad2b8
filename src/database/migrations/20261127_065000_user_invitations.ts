import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Invitations of people who have not set a password yet: at most one of each. Beside the fields of
 * users: Payload would write them back from an earlier read, and answer them.
 *
 * Fits earlier releases: the triggers are on a table that those do not know.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table user_invitations (
      id serial primary key,
      user_id integer not null unique references users (id) on delete cascade,
      nonce varchar(64) not null,
      -- Empty once the link no longer works, though no password was set.
      token_hash varchar(64) unique,
      -- Of its mail, and of the next one.
      locale varchar(2) not null,
      -- No reference: an invitation whose sender is gone is over, and says so when it is accepted.
      sent_by integer,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    );
    create index user_invitations_sent_by_idx on user_invitations (sent_by);
    create trigger z_audit_factor after insert on user_invitations for each row
      execute function audit_factor('invite');
    create trigger z_audit_end after update of token_hash on user_invitations for each row
      when (old.token_hash is not null and new.token_hash is null)
      execute function audit_factor('endInvitation')`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table user_invitations`)
}
