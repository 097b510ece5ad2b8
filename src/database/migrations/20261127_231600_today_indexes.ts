import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Indexes for the queues of the page Today (`src/domain/today/queues.ts`), by their condition and order. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index tenders_to_invoice_idx on tenders (approved_at, created_at desc, id desc)
      where is_approved and not is_invoiced;
    create index tenders_sent_idx on tenders (updated_at, created_at desc, id desc)
      where status = 'sent';
    create index tenders_asked_idx on tenders (approval_asked_at)
      where approval_asked_at is not null;
    create index stock_reservations_to_deliver_idx on stock_reservations (id)
      where status = 'active' and origin = 'approval'`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop index tenders_to_invoice_idx;
    drop index tenders_sent_idx;
    drop index tenders_asked_idx;
    drop index stock_reservations_to_deliver_idx`)
}
