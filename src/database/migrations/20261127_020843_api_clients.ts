import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * Programs with keys of their own, and in the trail the program that did something.
 *
 * Fits earlier releases: the new column of the trail is worked out by the database, and the functions
 * that write the trail take the former contexts.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "api_clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar COLLATE "tr-x-icu" NOT NULL,
  	"role_id" integer NOT NULL,
  	"scopes" jsonb DEFAULT '["read"]'::jsonb NOT NULL,
  	"responsible_id" integer NOT NULL,
  	"allowed_networks" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"channels" jsonb DEFAULT '["rest"]'::jsonb NOT NULL,
  	"enabled" boolean DEFAULT true NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audit_events" ADD COLUMN "client_id" numeric;
  ALTER TABLE "audit_events" ADD COLUMN "actor_kind" varchar GENERATED ALWAYS AS (CASE
    WHEN "client_id" IS NOT NULL THEN 'program' WHEN "user_id" IS NOT NULL THEN 'person'
    ELSE 'system' END) STORED;
  CREATE INDEX "audit_events_client_idx" ON "audit_events" ("client_id", "id")
    WHERE "client_id" IS NOT NULL;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "api_clients_id" integer;
  ALTER TABLE "api_clients" ADD CONSTRAINT "api_clients_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "api_clients" ADD CONSTRAINT "api_clients_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "api_clients_role_idx" ON "api_clients" USING btree ("role_id");
  CREATE INDEX "api_clients_responsible_idx" ON "api_clients" USING btree ("responsible_id");
  CREATE INDEX "api_clients_updated_at_idx" ON "api_clients" USING btree ("updated_at");
  CREATE INDEX "api_clients_created_at_idx" ON "api_clients" USING btree ("created_at");
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_api_clients_fk" FOREIGN KEY ("api_clients_id") REFERENCES "public"."api_clients"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_preferences_rels_api_clients_id_idx" ON "payload_preferences_rels" USING btree ("api_clients_id");`)
  await db.execute(sql`
  -- Keys by their SHA-256; the first characters tell them apart.
  CREATE TABLE api_keys (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    client_id integer NOT NULL REFERENCES api_clients (id) ON DELETE CASCADE,
    hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
    prefix varchar NOT NULL CHECK (length(prefix) = 12),
    created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at timestamptz(3) NOT NULL,
    revoked_at timestamptz(3)
  );
  CREATE INDEX api_keys_client_idx ON api_keys (client_id, id);
  -- When a key was used, from where: at most a row a minute and process.
  CREATE TABLE api_client_uses (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    client_id integer NOT NULL REFERENCES api_clients (id) ON DELETE CASCADE,
    key_id integer NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    address varchar(45)
  );
  CREATE INDEX api_client_uses_client_idx ON api_client_uses (client_id, at);
  CREATE INDEX api_client_uses_key_idx ON api_client_uses (key_id);
  CREATE INDEX api_client_uses_at_idx ON api_client_uses USING brin (at);`)
  await applyFunctions(db, [
    'audit_access@b9b0b7fc',
    'audit_write@7aed42ff',
    'audit_api_key@b72e139d',
    'keep_api_key@ca6297f6',
  ])
  await db.execute(sql`
  CREATE TRIGGER zz_times BEFORE INSERT OR UPDATE ON api_clients
    FOR EACH ROW EXECUTE FUNCTION keep_times();
  CREATE TRIGGER z_audit AFTER INSERT OR UPDATE OR DELETE ON api_clients
    FOR EACH ROW EXECUTE FUNCTION audit_row('api-clients', 'id');
  CREATE TRIGGER keep_api_key BEFORE INSERT OR UPDATE ON api_keys
    FOR EACH ROW EXECUTE FUNCTION keep_api_key();
  CREATE TRIGGER z_audit AFTER INSERT OR UPDATE ON api_keys
    FOR EACH ROW EXECUTE FUNCTION audit_api_key();`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
  DROP TABLE api_client_uses;
  DROP TABLE api_keys;
  DROP TABLE "api_clients" CASCADE;
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_api_clients_fk";
  
  DROP INDEX "payload_preferences_rels_api_clients_id_idx";
  ALTER TABLE "audit_events" DROP COLUMN "actor_kind";
  ALTER TABLE "audit_events" DROP COLUMN "client_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "api_clients_id";`)
}
