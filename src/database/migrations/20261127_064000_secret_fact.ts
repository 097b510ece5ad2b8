import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Which PAYLOAD_SECRET an installation works with, by a fingerprint; the first start writes it. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table schema_facts add column secret varchar
      constraint schema_facts_secret check (secret ~ '^[0-9a-f]{16}$')`)
}

export async function down({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`alter table schema_facts drop column secret`)
}
