import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenders" ALTER COLUMN "currency" DROP DEFAULT;
  ALTER TABLE "stock_movements" ALTER COLUMN "currency_type" DROP DEFAULT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenders" ALTER COLUMN "currency" SET DEFAULT 'TRY';
  ALTER TABLE "stock_movements" ALTER COLUMN "currency_type" SET DEFAULT 'TRY';`)
}
