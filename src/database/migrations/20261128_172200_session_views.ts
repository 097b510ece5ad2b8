import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Sessions that look at the product as another role. No collection: they are begun and ended by
 * operations alone. Without a reference to the session, whose row a save of its user writes anew.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table session_views (
      session_id varchar primary key,
      user_id integer not null references users (id) on delete cascade,
      role_id integer not null references roles (id) on delete cascade,
      until timestamptz(3) not null
    );
    create index session_views_user_idx on session_views (user_id);
    create index session_views_role_idx on session_views (role_id)`)
  await applyFunctions(db, ['audit_access@66d76ed3'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table session_views`)
}
