import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Mails are written down in the transaction that causes them and sent by a job. No secret is in
 * them: the token of a link is worked out from the nonce and the server's secret when a mail is sent.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table mails (
      id bigint generated always as identity primary key,
      kind text not null check (kind ~ '^[a-zA-Z]+$'),
      recipient text not null check (length(recipient) between 3 and 320),
      locale text not null check (locale in ('tr', 'en', 'fr', 'ar')),
      data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
      nonce uuid not null default gen_random_uuid(),
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dead')),
      attempts integer not null default 0 check (attempts >= 0),
      due_at timestamptz not null default now(),
      claimed_at timestamptz,
      sent_at timestamptz check ((sent_at is not null) = (state = 'sent')),
      last_error text check (length(last_error) <= 500),
      created_at timestamptz not null default now()
    );
    create index mails_due on mails (due_at) where state in ('waiting', 'sending');
    create index mails_state on mails (state, created_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table mails;`)
}
