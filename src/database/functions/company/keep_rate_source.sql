-- A rate entered by hand stays marked as such.
create or replace function keep_rate_source() returns trigger language plpgsql as $$
begin
  new.source := old.source;
  return new;
end $$;
