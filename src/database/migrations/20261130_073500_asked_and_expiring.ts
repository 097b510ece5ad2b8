import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Two indexes for queues of the page Today, each with the rows of its condition in its order. Requests for
 * approval were indexed by their moment, while the queue of overdue ones is ordered by the last change:
 * for a prepared statement PostgreSQL assumes that a third of all tenders is that old and went through
 * all of them in that order. Of one owner's sent tenders that expire within days, it met all tenders of
 * the owner. The new ones are made before the old one goes.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index tenders_asked_order_idx on tenders (updated_at, created_at desc, id desc)
      include (approval_asked_at) where approval_asked_at is not null;
    create index tenders_own_expiring_idx on tenders
      (owner_id, valid_until, created_at desc, id desc)
      where status = 'sent';
    drop index tenders_asked_idx`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index tenders_asked_idx on tenders (approval_asked_at)
      where approval_asked_at is not null;
    drop index tenders_asked_order_idx;
    drop index tenders_own_expiring_idx`)
}
