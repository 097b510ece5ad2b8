-- The lowest id from which on no event is older than a moment. Ids follow time, so halving finds
-- it without an index on the time. The largest bigint when every event is older.
create or replace function audit_id_at(moment timestamptz) returns bigint
  language plpgsql stable
  as $$
declare
  low bigint;
  high bigint;
  middle bigint;
  probe record;
begin
  select min(id), max(id) into low, high from audit_events;
  if low is null or (select at from audit_events where id = high) < moment then
    return 9223372036854775807;
  end if;
  while low < high loop
    middle := low + (high - low) / 2;
    select id, at into probe from audit_events where id >= middle order by id limit 1;
    if probe.at < moment then low := probe.id + 1; else high := middle; end if;
  end loop;
  return low;
end $$;
