import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What one person did of one kind: without it, a person who never did it costs a whole scan. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index audit_events_user_action_idx on audit_events (user_id, action, id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index audit_events_user_action_idx;`)
}
