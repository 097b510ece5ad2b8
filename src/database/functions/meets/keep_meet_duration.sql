-- The duration of a meeting is the whole minutes between its start and its end; a meeting of whole
-- days has none. What was sent as a duration has moved the end before (domain/meets/meetTimes.ts).
create or replace function keep_meet_duration() returns trigger language plpgsql as $$
begin
  new.duration := case when new.all_day then null
    else floor(extract(epoch from new.ends_at - new.starts_at) / 60) end;
  return new;
end $$;
