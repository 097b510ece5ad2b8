import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_list_views_audience" AS ENUM('own', 'role', 'everyone');
  CREATE TABLE "list_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"list" varchar NOT NULL,
  	"audience" "enum_list_views_audience" DEFAULT 'own' NOT NULL,
  	"role_id" integer,
  	"owner_id" integer,
  	"state" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "list_views" ADD CONSTRAINT "list_views_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "list_views_list_idx" ON "list_views" USING btree ("list");
  CREATE INDEX "list_views_role_idx" ON "list_views" USING btree ("role_id");
  CREATE INDEX "list_views_owner_idx" ON "list_views" USING btree ("owner_id");
  CREATE INDEX "list_views_updated_at_idx" ON "list_views" USING btree ("updated_at");
  CREATE INDEX "list_views_created_at_idx" ON "list_views" USING btree ("created_at");

  ALTER TABLE "list_views" ALTER "name" TYPE varchar COLLATE "tr-x-icu";
  -- A role exactly where a role is meant, and never a private view of nobody.
  ALTER TABLE "list_views" ADD CONSTRAINT "list_views_audience_role" CHECK (("audience" = 'role') = ("role_id" IS NOT NULL));
  ALTER TABLE "list_views" ADD CONSTRAINT "list_views_own_owner" CHECK ("audience" <> 'own' OR "owner_id" IS NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "list_views" CASCADE;
  DROP TYPE "public"."enum_list_views_audience";`)
}
