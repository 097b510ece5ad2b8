import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_counts_scope" AS ENUM('all', 'type', 'list');
  CREATE TYPE "public"."enum_stock_counts_status" AS ENUM('draft', 'counting', 'review', 'posted', 'cancelled');
  ALTER TYPE "public"."enum_stock_movements_origin" ADD VALUE 'count';
  CREATE TABLE "stock_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"scope" "enum_stock_counts_scope" DEFAULT 'list' NOT NULL,
  	"stock_type_id" integer,
  	"is_blind" boolean DEFAULT true,
  	"note" varchar,
  	"status" "enum_stock_counts_status" DEFAULT 'draft',
  	"started_at" timestamp(3) with time zone,
  	"started_by_id" integer,
  	"posted_at" timestamp(3) with time zone,
  	"posted_by_id" integer,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "stock_cards" ADD COLUMN "last_counted_at" timestamp(3) with time zone;
  ALTER TABLE "stock_movements" ADD COLUMN "count_id" integer;
  ALTER TABLE "settings" ADD COLUMN "recount_value" numeric(18, 2);
  ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_stock_type_id_stock_types_id_fk" FOREIGN KEY ("stock_type_id") REFERENCES "public"."stock_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_posted_by_id_users_id_fk" FOREIGN KEY ("posted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_counts_title_idx" ON "stock_counts" USING btree ("title");
  CREATE INDEX "stock_counts_stock_type_idx" ON "stock_counts" USING btree ("stock_type_id");
  CREATE INDEX "stock_counts_status_idx" ON "stock_counts" USING btree ("status");
  CREATE INDEX "stock_counts_started_by_idx" ON "stock_counts" USING btree ("started_by_id");
  CREATE INDEX "stock_counts_posted_by_idx" ON "stock_counts" USING btree ("posted_by_id");
  CREATE INDEX "stock_counts_updated_at_idx" ON "stock_counts" USING btree ("updated_at");
  CREATE INDEX "stock_counts_created_at_idx" ON "stock_counts" USING btree ("created_at");
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_movements_count_idx" ON "stock_movements" USING btree ("count_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stock_counts" CASCADE;
  ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_count_id_stock_counts_id_fk";
  
  ALTER TABLE "stock_movements" ALTER COLUMN "origin" SET DATA TYPE text;
  ALTER TABLE "stock_movements" ALTER COLUMN "origin" SET DEFAULT 'manual'::text;
  DROP TYPE "public"."enum_stock_movements_origin";
  CREATE TYPE "public"."enum_stock_movements_origin" AS ENUM('manual', 'delivery', 'invoice', 'reversal');
  ALTER TABLE "stock_movements" ALTER COLUMN "origin" SET DEFAULT 'manual'::"public"."enum_stock_movements_origin";
  ALTER TABLE "stock_movements" ALTER COLUMN "origin" SET DATA TYPE "public"."enum_stock_movements_origin" USING "origin"::"public"."enum_stock_movements_origin";
  DROP INDEX "stock_movements_count_idx";
  ALTER TABLE "stock_cards" DROP COLUMN "last_counted_at";
  ALTER TABLE "stock_movements" DROP COLUMN "count_id";
  ALTER TABLE "settings" DROP COLUMN "recount_value";
  DROP TYPE "public"."enum_stock_counts_scope";
  DROP TYPE "public"."enum_stock_counts_status";`)
}
