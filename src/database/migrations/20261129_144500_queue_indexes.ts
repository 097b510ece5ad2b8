import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Indexes for the beginnings of queues (`src/queries/engine/beginnings.ts`): the rows of each in its
 * order, so that the first hundred are read and no others, however many there are or were.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index tenders_accepted_idx on tenders (accepted_at, created_at desc, id desc)
      where status = 'sent' and accepted_at is not null;
    create index tenders_drafts_idx on tenders (created_at, id desc) where status = 'draft';
    create index tenders_own_drafts_idx on tenders (owner_id, created_at, id desc)
      where status = 'draft';
    create index tenders_own_living_idx on tenders
      (owner_id, updated_at, created_at desc, id desc)
      where status in ('draft', 'sent', 'approved');
    create index meets_planned_idx on meets (starts_at, created_at desc, id desc)
      where status = 'planned'`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop index tenders_accepted_idx;
    drop index tenders_drafts_idx;
    drop index tenders_own_drafts_idx;
    drop index tenders_own_living_idx;
    drop index meets_planned_idx`)
}
