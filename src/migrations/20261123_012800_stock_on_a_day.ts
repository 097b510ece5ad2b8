import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What there was of a card on a day is read from this index alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index stock_movements_card_day on stock_movements (stock_card_id, operation_date)
      include (id, type, quantity, average_cost_after);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index stock_movements_card_day;`)
}
