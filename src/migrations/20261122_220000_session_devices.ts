import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What a session was opened with, from where, and when it was last used. Beside Payload's own rows:
 * it deletes and inserts all of them with every save of their user, from an earlier reading, so that
 * a column there would be written back to what it was.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table session_devices (
      session_id varchar primary key,
      user_id integer not null references users (id) on delete cascade,
      user_agent varchar(300),
      address varchar(45),
      last_seen_at timestamp(3) with time zone not null default now()
    );
    create index session_devices_user_idx on session_devices (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table session_devices`)
}
