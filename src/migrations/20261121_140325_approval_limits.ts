import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_approval_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role_id" integer NOT NULL,
  	"max_total_base" numeric(18, 2) NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "company_profile_logo_id" integer;
  ALTER TABLE "settings_approval_limits" ADD CONSTRAINT "settings_approval_limits_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "settings_approval_limits" ADD CONSTRAINT "settings_approval_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_approval_limits_order_idx" ON "settings_approval_limits" USING btree ("_order");
  CREATE INDEX "settings_approval_limits_parent_id_idx" ON "settings_approval_limits" USING btree ("_parent_id");
  CREATE INDEX "settings_approval_limits_role_idx" ON "settings_approval_limits" USING btree ("role_id");
  ALTER TABLE "settings" ADD CONSTRAINT "settings_company_profile_logo_id_media_id_fk" FOREIGN KEY ("company_profile_logo_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "settings_company_profile_company_profile_logo_idx" ON "settings" USING btree ("company_profile_logo_id");

  -- One limit for each role, and never an amount that compares as nothing does.
  CREATE UNIQUE INDEX "settings_approval_limits_one_per_role" ON "settings_approval_limits" ("role_id");
  ALTER TABLE "settings_approval_limits" ADD CONSTRAINT "settings_approval_limits_amount" CHECK ("max_total_base" >= 0 AND "max_total_base" <> 'NaN');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_approval_limits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_approval_limits" CASCADE;
  ALTER TABLE "settings" DROP CONSTRAINT "settings_company_profile_logo_id_media_id_fk";
  
  DROP INDEX "settings_company_profile_company_profile_logo_idx";
  ALTER TABLE "settings" DROP COLUMN "company_profile_logo_id";`)
}
