import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_cards" ADD COLUMN "is_low" boolean DEFAULT false;
  CREATE INDEX "stock_cards_is_low_idx" ON "stock_cards" USING btree ("is_low");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "stock_cards_is_low_idx";
  ALTER TABLE "stock_cards" DROP COLUMN "is_low";`)
}
