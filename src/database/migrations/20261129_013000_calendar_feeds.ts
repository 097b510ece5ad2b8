import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Addresses by which calendar programs read the calendar of a user: at most one for each. Beside the
 * fields of users: Payload would write them back from an earlier read, and answer them.
 *
 * Fits earlier releases: the triggers are on a table that those do not know.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table calendar_feeds (
      user_id integer primary key references users (id) on delete cascade,
      token_hash varchar(64) not null constraint calendar_feeds_token_hash unique,
      layers jsonb not null,
      created_at timestamptz(3) not null default now(),
      last_read_at timestamptz(3)
    );
    create trigger z_audit_add after insert on calendar_feeds for each row
      execute function audit_factor('addFeed');
    create trigger z_audit_factor after delete on calendar_feeds for each row
      execute function audit_factor('removeFeed')`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table calendar_feeds`)
}
