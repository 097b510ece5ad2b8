import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_cards" ADD COLUMN "max_quantity" numeric(18, 3);
  ALTER TABLE "stock_cards" ADD COLUMN "order_multiple" numeric(18, 3);
  ALTER TABLE "settings" ADD COLUMN "likely_weight" numeric(6, 3);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_cards" DROP COLUMN "max_quantity";
  ALTER TABLE "stock_cards" DROP COLUMN "order_multiple";
  ALTER TABLE "settings" DROP COLUMN "likely_weight";`)
}
