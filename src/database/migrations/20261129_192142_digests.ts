import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The language of a user's mails, and which notifications wait for the next daily mail. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create type enum_users_mail_language as enum ('tr', 'en', 'fr', 'ar');
    alter table users add column mail_language enum_users_mail_language;
    alter table notifications add column awaits_digest boolean default false;
    create index notifications_awaiting_digest on notifications (recipient_id)
      where awaits_digest`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table notifications drop column awaits_digest;
    alter table users drop column mail_language;
    drop type enum_users_mail_language`)
}
