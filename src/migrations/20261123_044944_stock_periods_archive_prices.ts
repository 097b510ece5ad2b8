import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_changes_method" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_price_changes_rounding" AS ENUM('none', 'hundredth', 'twentieth', 'tenth', 'half', 'one', 'five', 'ten');
  CREATE TYPE "public"."enum_price_changes_status" AS ENUM('applied', 'undone');
  CREATE TYPE "public"."enum_stock_closings_kind" AS ENUM('close', 'reopen');
  CREATE TABLE "price_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"method" "enum_price_changes_method",
  	"value" numeric(18, 6),
  	"rounding" "enum_price_changes_rounding",
  	"status" "enum_price_changes_status" DEFAULT 'applied',
  	"card_count" numeric,
  	"price_count" numeric,
  	"kept_count" numeric,
  	"done_by_id" integer,
  	"undone_by_id" integer,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_closings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_stock_closings_kind",
  	"closed_until" timestamp(3) with time zone,
  	"reason" varchar,
  	"done_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "stock_cards" ADD COLUMN "is_archived" boolean DEFAULT false;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_closings" ADD CONSTRAINT "stock_closings_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_changes_title_idx" ON "price_changes" USING btree ("title");
  CREATE INDEX "price_changes_status_idx" ON "price_changes" USING btree ("status");
  CREATE INDEX "price_changes_done_by_idx" ON "price_changes" USING btree ("done_by_id");
  CREATE INDEX "price_changes_undone_by_idx" ON "price_changes" USING btree ("undone_by_id");
  CREATE INDEX "price_changes_updated_at_idx" ON "price_changes" USING btree ("updated_at");
  CREATE INDEX "price_changes_created_at_idx" ON "price_changes" USING btree ("created_at");
  CREATE INDEX "stock_closings_done_by_idx" ON "stock_closings" USING btree ("done_by_id");
  CREATE INDEX "stock_closings_updated_at_idx" ON "stock_closings" USING btree ("updated_at");
  CREATE INDEX "stock_closings_created_at_idx" ON "stock_closings" USING btree ("created_at");
  CREATE INDEX "stock_cards_is_archived_idx" ON "stock_cards" USING btree ("is_archived");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_closings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "price_changes" CASCADE;
  DROP TABLE "stock_closings" CASCADE;
  DROP INDEX "stock_cards_is_archived_idx";
  ALTER TABLE "stock_cards" DROP COLUMN "is_archived";
  DROP TYPE "public"."enum_price_changes_method";
  DROP TYPE "public"."enum_price_changes_rounding";
  DROP TYPE "public"."enum_price_changes_status";
  DROP TYPE "public"."enum_stock_closings_kind";`)
}
