import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notifications_kind" AS ENUM('approval', 'tenderStatus', 'reservation', 'lowStock');
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('tenderSent', 'tenderApproved', 'approvalWithdrawn', 'tenderRejected', 'tenderCancelled', 'tenderInvoiced', 'invoiceWithdrawn', 'reservationMade', 'reservationReleased', 'reservationExpired', 'lowStock');
  CREATE TYPE "public"."enum_notifications_subject" AS ENUM('tenders', 'stock-cards', 'stock-reservations');
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient_id" integer NOT NULL,
  	"kind" "enum_notifications_kind" NOT NULL,
  	"event" "enum_notifications_event" NOT NULL,
  	"subject" "enum_notifications_subject" NOT NULL,
  	"document" numeric NOT NULL,
  	"data" jsonb,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notifications_recipient_idx" ON "notifications" USING btree ("recipient_id");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "recipient_readAt_createdAt_idx" ON "notifications" USING btree ("recipient_id","read_at","created_at");

  -- Rows are part of their recipient, as sessions are: they go with the user.
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_document_is_an_id"
    CHECK ("document" > 0 AND "document" < 2147483648 AND "document" = trunc("document"));
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_data_is_an_object"
    CHECK ("data" IS NULL OR jsonb_typeof("data") = 'object');

  -- Whoever writes, every instance hears of it at the commit; equal calls of one transaction are one.
  CREATE FUNCTION tell_notification() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('notifications',
      (CASE WHEN tg_op = 'DELETE' THEN old.recipient_id ELSE new.recipient_id END)::text);
    RETURN NULL;
  END $$;
  CREATE TRIGGER tell_notification AFTER INSERT OR UPDATE OR DELETE ON "notifications"
    FOR EACH ROW EXECUTE FUNCTION tell_notification();

  -- An ended session ends what is open under it.
  CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('session_ends', old._parent_id::text);
    RETURN NULL;
  END $$;
  CREATE TRIGGER tell_session_end AFTER DELETE ON "users_sessions"
    FOR EACH ROW EXECUTE FUNCTION tell_session_end();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER tell_session_end ON "users_sessions";
  DROP TABLE "notifications" CASCADE;
  DROP FUNCTION tell_notification, tell_session_end;
  DROP TYPE "public"."enum_notifications_kind";
  DROP TYPE "public"."enum_notifications_event";
  DROP TYPE "public"."enum_notifications_subject";`)
}
