import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_imports_status" AS ENUM('mapping', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'stopped');
  CREATE TYPE "public"."enum_imports_mode" AS ENUM('create', 'update', 'upsert');
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"file_name" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"status" "enum_imports_status" DEFAULT 'mapping' NOT NULL,
  	"mode" "enum_imports_mode",
  	"whole" boolean DEFAULT false,
  	"total" numeric DEFAULT 0,
  	"ready" numeric DEFAULT 0,
  	"errors" numeric DEFAULT 0,
  	"done" numeric DEFAULT 0,
  	"undone" numeric DEFAULT 0,
  	"created_by_id" integer NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"key" varchar,
  	"reason" varchar,
  	"locale" varchar,
  	"round" numeric DEFAULT 0,
  	"headers" jsonb,
  	"mapping" jsonb,
  	"styles" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audit_events" ADD COLUMN "import_id" numeric;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "imports_target_idx" ON "imports" USING btree ("target");
  CREATE INDEX "imports_status_idx" ON "imports" USING btree ("status");
  CREATE INDEX "imports_created_by_idx" ON "imports" USING btree ("created_by_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "imports" CASCADE;
  ALTER TABLE "audit_events" DROP COLUMN "import_id";
  DROP TYPE "public"."enum_imports_status";
  DROP TYPE "public"."enum_imports_mode";`)
}
