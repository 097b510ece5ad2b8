import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What users sign in from, by a hash: a mail tells them about a new one. Existing users get a row that
 * no device has, so that the next device without its cookie is not taken for their first one.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table sign_in_devices (
      user_id integer not null references users (id) on delete cascade,
      mark varchar(64) not null,
      first_seen_at timestamptz(3) not null default now(),
      last_seen_at timestamptz(3) not null default now(),
      primary key (user_id, mark)
    );
    insert into sign_in_devices (user_id, mark, first_seen_at) select id, '', created_at from users`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table sign_in_devices`)
}
