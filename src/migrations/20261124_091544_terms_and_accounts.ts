import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The terms so far are the Turkish ones, the account so far is the first of several. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_company_profile_banks_currency" AS ENUM('TRY', 'USD', 'EUR');
  CREATE TABLE "settings_company_profile_banks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"bank" varchar,
  	"holder" varchar,
  	"iban" varchar NOT NULL,
  	"currency" "enum_settings_company_profile_banks_currency"
  );
  
  ALTER TABLE "settings" ADD COLUMN "company_profile_website" varchar;
  ALTER TABLE "settings" ADD COLUMN "company_profile_mersis_no" varchar;
  ALTER TABLE "settings" RENAME COLUMN "tender_terms" TO "tender_terms_tr";
  ALTER TABLE "settings" ADD COLUMN "tender_terms_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "tender_terms_fr" varchar;
  ALTER TABLE "settings" ADD COLUMN "tender_terms_ar" varchar;
  ALTER TABLE "settings_company_profile_banks" ADD CONSTRAINT "settings_company_profile_banks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_company_profile_banks_order_idx" ON "settings_company_profile_banks" USING btree ("_order");
  CREATE INDEX "settings_company_profile_banks_parent_id_idx" ON "settings_company_profile_banks" USING btree ("_parent_id");
  INSERT INTO "settings_company_profile_banks" ("_order", "_parent_id", "id", "iban")
    SELECT 1, "id", substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), "company_profile_iban"
    FROM "settings" WHERE btrim("company_profile_iban") <> '';
  ALTER TABLE "settings" DROP COLUMN "company_profile_iban";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "company_profile_iban" varchar;
  UPDATE "settings" SET "company_profile_iban" = (SELECT "iban" FROM "settings_company_profile_banks"
    WHERE "_parent_id" = "settings"."id" ORDER BY "_order" LIMIT 1);
  SET CONSTRAINTS ALL IMMEDIATE;
  DROP TABLE "settings_company_profile_banks" CASCADE;
  ALTER TABLE "settings" RENAME COLUMN "tender_terms_tr" TO "tender_terms";
  ALTER TABLE "settings" DROP COLUMN "company_profile_website";
  ALTER TABLE "settings" DROP COLUMN "company_profile_mersis_no";
  ALTER TABLE "settings" DROP COLUMN "tender_terms_en";
  ALTER TABLE "settings" DROP COLUMN "tender_terms_fr";
  ALTER TABLE "settings" DROP COLUMN "tender_terms_ar";
  DROP TYPE "public"."enum_settings_company_profile_banks_currency";`)
}
