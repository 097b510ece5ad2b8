-- created_at and updated_at are of the clock of the database, and no row is changed before it was
-- made (docs/decisions/0057-one-clock-for-rows.md).
create or replace function keep_times() returns trigger language plpgsql as $$
declare
  moment timestamptz := clock_timestamp();
begin
  -- A time of the last minute means now. An earlier one is kept: a restored row has its own.
  if tg_op = 'UPDATE' and new.updated_at is distinct from old.updated_at
    and new.updated_at > moment - interval '1 minute' then
    new.updated_at := moment;
  end if;
  new.created_at := least(new.created_at, moment);
  new.updated_at := greatest(new.created_at, least(new.updated_at, moment));
  return new;
end $$;
