import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Indexes for the layers of the calendar (`src/queries/calendar/layers.ts`). That of meetings holds
 * the time from start to end, so that those that are going on are found as well.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index meets_span_idx on meets
      using gist (tstzrange(starts_at, greatest(starts_at, ends_at), '[]'))
      where starts_at is not null;
    create index actions_due_idx on actions (due_on) where done_at is null;
    create index tenders_payment_date_idx on tenders (payment_date)
      where is_approved and payment_date is not null;
    create index tenders_payment_installments_due_date_idx on tenders_payment_installments (due_date);
    create index stock_movements_delivered_idx on stock_movements (operation_date)
      where delivery is not null`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop index meets_span_idx;
    drop index actions_due_idx;
    drop index tenders_payment_date_idx;
    drop index tenders_payment_installments_due_date_idx;
    drop index stock_movements_delivered_idx`)
}
