import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_companies_working_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_meets_meet_type" AS ENUM('visit', 'phone', 'online', 'email', 'other');
  CREATE TYPE "public"."enum_meets_status" AS ENUM('planned', 'held', 'cancelled');
  CREATE TYPE "public"."enum_tenders_type" AS ENUM('sale', 'service', 'rental', 'other');
  CREATE TYPE "public"."enum_tenders_currency" AS ENUM('TRY', 'USD', 'EUR');
  CREATE TYPE "public"."enum_tenders_discount_type" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_tenders_status" AS ENUM('draft', 'sent', 'approved', 'invoiced', 'rejected', 'cancelled');
  CREATE TYPE "public"."enum_tender_items_kind" AS ENUM('stockCard', 'stockGroup', 'text', 'heading', 'subtotal', 'comment');
  CREATE TYPE "public"."enum_tender_items_discount_type" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_tender_files_visibility" AS ENUM('internal', 'customer');
  CREATE TYPE "public"."enum_stock_cards_unit" AS ENUM('piece', 'kg', 'm', 'm2', 'l', 'hour', 'set');
  CREATE TYPE "public"."enum_stock_movements_type" AS ENUM('in', 'out');
  CREATE TYPE "public"."enum_stock_movements_currency_type" AS ENUM('TRY', 'USD', 'EUR');
  CREATE TYPE "public"."enum_stock_reservations_status" AS ENUM('active', 'fulfilled', 'released', 'expired');
  CREATE TYPE "public"."enum_users_status" AS ENUM('active', 'passive');
  CREATE TYPE "public"."enum_settings_default_currency" AS ENUM('TRY', 'USD', 'EUR');
  CREATE TABLE "companies_extra_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "companies_working_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_companies_working_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"email" varchar,
  	"accountant_name" varchar,
  	"accountant_phone" varchar,
  	"boss_name" varchar,
  	"boss_phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"tax_office" varchar,
  	"tax_number" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"manager" varchar,
  	"manager_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer NOT NULL,
  	"branch_id" integer,
  	"name" varchar NOT NULL,
  	"title" varchar,
  	"phone1" varchar,
  	"phone2" varchar,
  	"cell_phone1" varchar,
  	"cell_phone2" varchar,
  	"email" varchar,
  	"note" varchar,
  	"is_executive" boolean DEFAULT false,
  	"is_contact" boolean DEFAULT false,
  	"is_default_contact" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "meets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"company_id" integer,
  	"meet_type" "enum_meets_meet_type",
  	"company_employee_id" integer,
  	"contact_person" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"status" "enum_meets_status" DEFAULT 'planned',
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company_id" integer,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"default_link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tenders_payment_installments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"due_date" timestamp(3) with time zone NOT NULL,
  	"amount" numeric(18, 2) NOT NULL
  );
  
  CREATE TABLE "tenders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"type" "enum_tenders_type" DEFAULT 'sale',
  	"company_id" integer,
  	"branch_id" integer,
  	"employee_id" integer,
  	"unconnected_name" varchar,
  	"unconnected_email" varchar,
  	"unconnected_phone" varchar,
  	"company_project_id" integer,
  	"date" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"currency" "enum_tenders_currency" DEFAULT 'TRY' NOT NULL,
  	"currency_rate" numeric(18, 6),
  	"discount_type" "enum_tenders_discount_type",
  	"discount_value" numeric(18, 6),
  	"payment_date" timestamp(3) with time zone,
  	"notes" varchar,
  	"internal_note" varchar,
  	"number" varchar,
  	"status" "enum_tenders_status" DEFAULT 'draft',
  	"is_approved" boolean DEFAULT false,
  	"approved_by_id" integer,
  	"approved_at" timestamp(3) with time zone,
  	"is_invoiced" boolean DEFAULT false,
  	"invoice_number" varchar,
  	"invoiced_at" timestamp(3) with time zone,
  	"invoice_rate" numeric(18, 6),
  	"revision" numeric DEFAULT 1,
  	"revision_of_id" integer,
  	"reason" varchar,
  	"subtotal" numeric(18, 2) DEFAULT 0,
  	"discount_total" numeric(18, 2) DEFAULT 0,
  	"tax_total" numeric(18, 2) DEFAULT 0,
  	"total" numeric(18, 2) DEFAULT 0,
  	"total_base" numeric(18, 2) DEFAULT 0,
  	"created_by_id" integer,
  	"approved_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tender_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"kind" "enum_tender_items_kind" DEFAULT 'stockCard' NOT NULL,
  	"stock_card_id" integer,
  	"stock_group_id" integer,
  	"description" varchar,
  	"quantity" numeric(18, 3),
  	"unit_price" numeric(18, 6),
  	"discount_type" "enum_tender_items_discount_type",
  	"discount_value" numeric(18, 6),
  	"tax_rate" numeric(6, 3),
  	"order" numeric DEFAULT 0,
  	"net" numeric(18, 2) DEFAULT 0,
  	"tax" numeric(18, 2) DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tender_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"visibility" "enum_tender_files_visibility" DEFAULT 'internal' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "stock_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"stock_type_id" integer,
  	"sku" varchar,
  	"barcode" varchar,
  	"qr_code" varchar,
  	"unit" "enum_stock_cards_unit" DEFAULT 'piece' NOT NULL,
  	"tax_rate" numeric(6, 3) DEFAULT 20,
  	"min_quantity" numeric(18, 3),
  	"current_price" numeric(18, 6),
  	"offer_price" numeric(18, 6),
  	"cost_price" numeric(18, 6),
  	"price_usd" numeric(18, 6),
  	"price_eur" numeric(18, 6),
  	"picture_id" integer,
  	"current_quantity" numeric(18, 3) DEFAULT 0,
  	"reserved_quantity" numeric(18, 3) DEFAULT 0,
  	"available_quantity" numeric(18, 3) DEFAULT 0,
  	"average_cost" numeric(18, 6),
  	"allow_no_stock" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_group_stocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stock_group_id" integer NOT NULL,
  	"stock_card_id" integer NOT NULL,
  	"quantity" numeric(18, 3) NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_movements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stock_card_id" integer NOT NULL,
  	"type" "enum_stock_movements_type" NOT NULL,
  	"quantity" numeric(18, 3) NOT NULL,
  	"price" numeric(18, 6) NOT NULL,
  	"currency_type" "enum_stock_movements_currency_type" DEFAULT 'TRY' NOT NULL,
  	"currency_rate" numeric(18, 6),
  	"operation_date" timestamp(3) with time zone NOT NULL,
  	"project_id" integer,
  	"tender_id" integer,
  	"note" varchar,
  	"operation_user_id" integer,
  	"balance_after" numeric(18, 3),
  	"average_cost_after" numeric(18, 6),
  	"reversal_of_id" integer,
  	"reservation_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_reservations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stock_card_id" integer NOT NULL,
  	"quantity" numeric(18, 3) NOT NULL,
  	"tender_id" integer,
  	"project_id" integer,
  	"company_id" integer,
  	"reserved_until" timestamp(3) with time zone,
  	"note" varchar,
  	"status" "enum_stock_reservations_status" DEFAULT 'active',
  	"remaining_quantity" numeric(18, 3),
  	"reserved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"role_id" integer NOT NULL,
  	"status" "enum_users_status" DEFAULT 'active',
  	"avatar_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "roles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"default_currency" "enum_settings_default_currency" DEFAULT 'TRY' NOT NULL,
  	"site_title" varchar,
  	"site_description" varchar,
  	"company_profile_name" varchar,
  	"company_profile_address" varchar,
  	"company_profile_phone" varchar,
  	"company_profile_email" varchar,
  	"company_profile_tax_office" varchar,
  	"company_profile_tax_number" varchar,
  	"company_profile_iban" varchar,
  	"tender_terms" varchar,
  	"time_zone" varchar DEFAULT 'Europe/Istanbul',
  	"four_eyes" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "companies_extra_emails" ADD CONSTRAINT "companies_extra_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies_working_days" ADD CONSTRAINT "companies_working_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meets" ADD CONSTRAINT "meets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meets" ADD CONSTRAINT "meets_company_employee_id_employees_id_fk" FOREIGN KEY ("company_employee_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_projects" ADD CONSTRAINT "company_projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_payment_installments" ADD CONSTRAINT "tenders_payment_installments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_company_project_id_company_projects_id_fk" FOREIGN KEY ("company_project_id") REFERENCES "public"."company_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_revision_of_id_tenders_id_fk" FOREIGN KEY ("revision_of_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_items" ADD CONSTRAINT "tender_items_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_items" ADD CONSTRAINT "tender_items_stock_card_id_stock_cards_id_fk" FOREIGN KEY ("stock_card_id") REFERENCES "public"."stock_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_items" ADD CONSTRAINT "tender_items_stock_group_id_stock_groups_id_fk" FOREIGN KEY ("stock_group_id") REFERENCES "public"."stock_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_files" ADD CONSTRAINT "tender_files_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_cards" ADD CONSTRAINT "stock_cards_stock_type_id_stock_types_id_fk" FOREIGN KEY ("stock_type_id") REFERENCES "public"."stock_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_cards" ADD CONSTRAINT "stock_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_group_stocks" ADD CONSTRAINT "stock_group_stocks_stock_group_id_stock_groups_id_fk" FOREIGN KEY ("stock_group_id") REFERENCES "public"."stock_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_group_stocks" ADD CONSTRAINT "stock_group_stocks_stock_card_id_stock_cards_id_fk" FOREIGN KEY ("stock_card_id") REFERENCES "public"."stock_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stock_card_id_stock_cards_id_fk" FOREIGN KEY ("stock_card_id") REFERENCES "public"."stock_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_project_id_company_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."company_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_operation_user_id_users_id_fk" FOREIGN KEY ("operation_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal_of_id_stock_movements_id_fk" FOREIGN KEY ("reversal_of_id") REFERENCES "public"."stock_movements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reservation_id_stock_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."stock_reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_stock_card_id_stock_cards_id_fk" FOREIGN KEY ("stock_card_id") REFERENCES "public"."stock_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_project_id_company_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."company_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_reserved_by_id_users_id_fk" FOREIGN KEY ("reserved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "companies_extra_emails_order_idx" ON "companies_extra_emails" USING btree ("_order");
  CREATE INDEX "companies_extra_emails_parent_id_idx" ON "companies_extra_emails" USING btree ("_parent_id");
  CREATE INDEX "companies_working_days_order_idx" ON "companies_working_days" USING btree ("order");
  CREATE INDEX "companies_working_days_parent_idx" ON "companies_working_days" USING btree ("parent_id");
  CREATE INDEX "companies_name_idx" ON "companies" USING btree ("name");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "branches_company_idx" ON "branches" USING btree ("company_id");
  CREATE INDEX "branches_name_idx" ON "branches" USING btree ("name");
  CREATE INDEX "branches_tax_number_idx" ON "branches" USING btree ("tax_number");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "employees_company_idx" ON "employees" USING btree ("company_id");
  CREATE INDEX "employees_branch_idx" ON "employees" USING btree ("branch_id");
  CREATE INDEX "employees_name_idx" ON "employees" USING btree ("name");
  CREATE INDEX "employees_updated_at_idx" ON "employees" USING btree ("updated_at");
  CREATE INDEX "employees_created_at_idx" ON "employees" USING btree ("created_at");
  CREATE INDEX "meets_title_idx" ON "meets" USING btree ("title");
  CREATE INDEX "meets_company_idx" ON "meets" USING btree ("company_id");
  CREATE INDEX "meets_company_employee_idx" ON "meets" USING btree ("company_employee_id");
  CREATE INDEX "meets_starts_at_idx" ON "meets" USING btree ("starts_at");
  CREATE INDEX "meets_updated_at_idx" ON "meets" USING btree ("updated_at");
  CREATE INDEX "meets_created_at_idx" ON "meets" USING btree ("created_at");
  CREATE INDEX "company_projects_name_idx" ON "company_projects" USING btree ("name");
  CREATE INDEX "company_projects_company_idx" ON "company_projects" USING btree ("company_id");
  CREATE INDEX "company_projects_updated_at_idx" ON "company_projects" USING btree ("updated_at");
  CREATE INDEX "company_projects_created_at_idx" ON "company_projects" USING btree ("created_at");
  CREATE INDEX "tenders_payment_installments_order_idx" ON "tenders_payment_installments" USING btree ("_order");
  CREATE INDEX "tenders_payment_installments_parent_id_idx" ON "tenders_payment_installments" USING btree ("_parent_id");
  CREATE INDEX "tenders_title_idx" ON "tenders" USING btree ("title");
  CREATE INDEX "tenders_company_idx" ON "tenders" USING btree ("company_id");
  CREATE INDEX "tenders_branch_idx" ON "tenders" USING btree ("branch_id");
  CREATE INDEX "tenders_employee_idx" ON "tenders" USING btree ("employee_id");
  CREATE INDEX "tenders_company_project_idx" ON "tenders" USING btree ("company_project_id");
  CREATE INDEX "tenders_valid_until_idx" ON "tenders" USING btree ("valid_until");
  CREATE INDEX "tenders_number_idx" ON "tenders" USING btree ("number");
  CREATE INDEX "tenders_status_idx" ON "tenders" USING btree ("status");
  CREATE INDEX "tenders_approved_by_idx" ON "tenders" USING btree ("approved_by_id");
  CREATE INDEX "tenders_revision_of_idx" ON "tenders" USING btree ("revision_of_id");
  CREATE INDEX "tenders_total_idx" ON "tenders" USING btree ("total");
  CREATE INDEX "tenders_total_base_idx" ON "tenders" USING btree ("total_base");
  CREATE INDEX "tenders_created_by_idx" ON "tenders" USING btree ("created_by_id");
  CREATE INDEX "tenders_updated_at_idx" ON "tenders" USING btree ("updated_at");
  CREATE INDEX "tenders_created_at_idx" ON "tenders" USING btree ("created_at");
  CREATE INDEX "tender_items_tender_idx" ON "tender_items" USING btree ("tender_id");
  CREATE INDEX "tender_items_stock_card_idx" ON "tender_items" USING btree ("stock_card_id");
  CREATE INDEX "tender_items_stock_group_idx" ON "tender_items" USING btree ("stock_group_id");
  CREATE INDEX "tender_items_updated_at_idx" ON "tender_items" USING btree ("updated_at");
  CREATE INDEX "tender_items_created_at_idx" ON "tender_items" USING btree ("created_at");
  CREATE INDEX "tender_files_tender_idx" ON "tender_files" USING btree ("tender_id");
  CREATE INDEX "tender_files_updated_at_idx" ON "tender_files" USING btree ("updated_at");
  CREATE INDEX "tender_files_created_at_idx" ON "tender_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "tender_files_filename_idx" ON "tender_files" USING btree ("filename");
  CREATE INDEX "stock_cards_name_idx" ON "stock_cards" USING btree ("name");
  CREATE INDEX "stock_cards_stock_type_idx" ON "stock_cards" USING btree ("stock_type_id");
  CREATE UNIQUE INDEX "stock_cards_sku_idx" ON "stock_cards" USING btree ("sku");
  CREATE UNIQUE INDEX "stock_cards_barcode_idx" ON "stock_cards" USING btree ("barcode");
  CREATE INDEX "stock_cards_picture_idx" ON "stock_cards" USING btree ("picture_id");
  CREATE INDEX "stock_cards_current_quantity_idx" ON "stock_cards" USING btree ("current_quantity");
  CREATE INDEX "stock_cards_available_quantity_idx" ON "stock_cards" USING btree ("available_quantity");
  CREATE INDEX "stock_cards_updated_at_idx" ON "stock_cards" USING btree ("updated_at");
  CREATE INDEX "stock_cards_created_at_idx" ON "stock_cards" USING btree ("created_at");
  CREATE UNIQUE INDEX "stock_groups_name_idx" ON "stock_groups" USING btree ("name");
  CREATE INDEX "stock_groups_updated_at_idx" ON "stock_groups" USING btree ("updated_at");
  CREATE INDEX "stock_groups_created_at_idx" ON "stock_groups" USING btree ("created_at");
  CREATE INDEX "stock_group_stocks_stock_group_idx" ON "stock_group_stocks" USING btree ("stock_group_id");
  CREATE INDEX "stock_group_stocks_stock_card_idx" ON "stock_group_stocks" USING btree ("stock_card_id");
  CREATE INDEX "stock_group_stocks_updated_at_idx" ON "stock_group_stocks" USING btree ("updated_at");
  CREATE INDEX "stock_group_stocks_created_at_idx" ON "stock_group_stocks" USING btree ("created_at");
  CREATE UNIQUE INDEX "stockGroup_stockCard_idx" ON "stock_group_stocks" USING btree ("stock_group_id","stock_card_id");
  CREATE INDEX "stock_movements_stock_card_idx" ON "stock_movements" USING btree ("stock_card_id");
  CREATE INDEX "stock_movements_operation_date_idx" ON "stock_movements" USING btree ("operation_date");
  CREATE INDEX "stock_movements_project_idx" ON "stock_movements" USING btree ("project_id");
  CREATE INDEX "stock_movements_tender_idx" ON "stock_movements" USING btree ("tender_id");
  CREATE INDEX "stock_movements_operation_user_idx" ON "stock_movements" USING btree ("operation_user_id");
  CREATE INDEX "stock_movements_reversal_of_idx" ON "stock_movements" USING btree ("reversal_of_id");
  CREATE INDEX "stock_movements_reservation_idx" ON "stock_movements" USING btree ("reservation_id");
  CREATE INDEX "stock_movements_updated_at_idx" ON "stock_movements" USING btree ("updated_at");
  CREATE INDEX "stock_movements_created_at_idx" ON "stock_movements" USING btree ("created_at");
  CREATE INDEX "stock_reservations_stock_card_idx" ON "stock_reservations" USING btree ("stock_card_id");
  CREATE INDEX "stock_reservations_tender_idx" ON "stock_reservations" USING btree ("tender_id");
  CREATE INDEX "stock_reservations_project_idx" ON "stock_reservations" USING btree ("project_id");
  CREATE INDEX "stock_reservations_company_idx" ON "stock_reservations" USING btree ("company_id");
  CREATE INDEX "stock_reservations_reserved_until_idx" ON "stock_reservations" USING btree ("reserved_until");
  CREATE INDEX "stock_reservations_status_idx" ON "stock_reservations" USING btree ("status");
  CREATE INDEX "stock_reservations_reserved_by_idx" ON "stock_reservations" USING btree ("reserved_by_id");
  CREATE INDEX "stock_reservations_updated_at_idx" ON "stock_reservations" USING btree ("updated_at");
  CREATE INDEX "stock_reservations_created_at_idx" ON "stock_reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "stock_types_name_idx" ON "stock_types" USING btree ("name");
  CREATE INDEX "stock_types_updated_at_idx" ON "stock_types" USING btree ("updated_at");
  CREATE INDEX "stock_types_created_at_idx" ON "stock_types" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_name_idx" ON "users" USING btree ("name");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role_id");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "roles_name_idx" ON "roles" USING btree ("name");
  CREATE INDEX "roles_updated_at_idx" ON "roles" USING btree ("updated_at");
  CREATE INDEX "roles_created_at_idx" ON "roles" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "companies_extra_emails" CASCADE;
  DROP TABLE "companies_working_days" CASCADE;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "employees" CASCADE;
  DROP TABLE "meets" CASCADE;
  DROP TABLE "company_projects" CASCADE;
  DROP TABLE "tenders_payment_installments" CASCADE;
  DROP TABLE "tenders" CASCADE;
  DROP TABLE "tender_items" CASCADE;
  DROP TABLE "tender_files" CASCADE;
  DROP TABLE "stock_cards" CASCADE;
  DROP TABLE "stock_groups" CASCADE;
  DROP TABLE "stock_group_stocks" CASCADE;
  DROP TABLE "stock_movements" CASCADE;
  DROP TABLE "stock_reservations" CASCADE;
  DROP TABLE "stock_types" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "roles" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TYPE "public"."enum_companies_working_days";
  DROP TYPE "public"."enum_meets_meet_type";
  DROP TYPE "public"."enum_meets_status";
  DROP TYPE "public"."enum_tenders_type";
  DROP TYPE "public"."enum_tenders_currency";
  DROP TYPE "public"."enum_tenders_discount_type";
  DROP TYPE "public"."enum_tenders_status";
  DROP TYPE "public"."enum_tender_items_kind";
  DROP TYPE "public"."enum_tender_items_discount_type";
  DROP TYPE "public"."enum_tender_files_visibility";
  DROP TYPE "public"."enum_stock_cards_unit";
  DROP TYPE "public"."enum_stock_movements_type";
  DROP TYPE "public"."enum_stock_movements_currency_type";
  DROP TYPE "public"."enum_stock_reservations_status";
  DROP TYPE "public"."enum_users_status";
  DROP TYPE "public"."enum_settings_default_currency";`)
}
