import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_tax_rates_kind" AS ENUM('general', 'reduced', 'low', 'exempt');
  CREATE TABLE "settings_tax_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_settings_tax_rates_kind" NOT NULL,
  	"rate" numeric(6, 3) NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "stock_cards" ALTER COLUMN "tax_rate" DROP DEFAULT;
  ALTER TABLE "tender_items" ADD COLUMN "unit_cost" numeric(18, 6);
  ALTER TABLE "settings_tax_rates" ADD CONSTRAINT "settings_tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_tax_rates_order_idx" ON "settings_tax_rates" USING btree ("_order");
  CREATE INDEX "settings_tax_rates_parent_id_idx" ON "settings_tax_rates" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_tax_rates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_tax_rates" CASCADE;
  ALTER TABLE "stock_cards" ALTER COLUMN "tax_rate" SET DEFAULT 20;
  ALTER TABLE "tender_items" DROP COLUMN "unit_cost";
  DROP TYPE "public"."enum_settings_tax_rates_kind";`)
}
