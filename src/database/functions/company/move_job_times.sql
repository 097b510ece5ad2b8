-- Moves the times of the job library to the company's time zone. Its tables are made beside the
-- migrations (src/jobs/boss.ts) and may not be there yet.
create or replace function move_job_times() returns trigger language plpgsql as $$
begin
  if to_regclass('jobs.schedule') is not null then
    update jobs.schedule set timezone = coalesce(new.time_zone, timezone);
  end if;
  return null;
end $$;
