import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * Meetings of whole days, and how long the others take: the minutes between start and end, also of
 * those there are. A meeting without an end has no duration. Existing rows keep their `updated_at`.
 *
 * Fits earlier releases: the trigger sets a column that they do not know, and refuses nothing.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table meets add column duration numeric(18, 3), add column all_day boolean default false`)
  await applyFunctions(db, ['keep_meet_duration@d7d8db13'])
  await db.execute(sql`
    alter table meets disable trigger user;
    update meets set duration = floor(extract(epoch from ends_at - starts_at) / 60)
      where ends_at is not null and starts_at is not null;
    alter table meets enable trigger user;
    create trigger keep_meet_duration before insert or update on meets
      for each row execute function keep_meet_duration()`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop trigger keep_meet_duration on meets;
    drop function keep_meet_duration();
    alter table meets drop column duration, drop column all_day`)
}
