import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What limits an order is possible. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_cards
      add constraint stock_cards_order_limits check (
        coalesce(max_quantity, 0) between 0 and 1e15
        and coalesce(max_quantity, 1e15) >= coalesce(min_quantity, 0)
        and (order_multiple is null or (order_multiple > 0 and order_multiple < 1e15)));
    alter table settings add constraint settings_likely_weight
      check (coalesce(likely_weight, 0) between 0 and 100);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_cards drop constraint stock_cards_order_limits;
    alter table settings drop constraint settings_likely_weight;
  `)
}
