import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What jobs remember: that something was done (once a day for a tender), and the company's time zone
 * at the times of the job library, whose tables are made beside the migrations (`src/jobs/boss.ts`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table job_marks (
      key text primary key check (length(key) <= 200),
      made_at timestamptz not null default now()
    );
    create index job_marks_made_at on job_marks (made_at);

    alter type enum_notifications_event add value if not exists 'tenderExpiring'
      after 'invoiceWithdrawn';

    create function move_job_times() returns trigger language plpgsql as $$
    begin
      if to_regclass('jobs.schedule') is not null then
        update jobs.schedule set timezone = coalesce(new.time_zone, timezone);
      end if;
      return null;
    end $$;
    create trigger move_job_times after insert or update of time_zone on settings
      for each row execute function move_job_times();
  `)
}

/** A value of an enumeration cannot be taken away: rows that have it go, the value stays. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger move_job_times on settings;
    drop function move_job_times;
    drop table job_marks;
    delete from notifications where event::text = 'tenderExpiring';
  `)
}
