import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_cards" ADD COLUMN "last_cost" numeric(18, 6);
  ALTER TABLE "stock_cards" ADD COLUMN "stock_value" numeric(18, 2);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_cards" DROP COLUMN "last_cost";
  ALTER TABLE "stock_cards" DROP COLUMN "stock_value";`)
}
