-- From when on somebody has some days to set up the second factor that their role requires: their
-- creation, their last change of role, and the last reset of their factors, which writes it itself.
create or replace function keep_factor_grace() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.role_id is distinct from old.role_id then
    new.factor_grace_from := clock_timestamp();
  end if;
  return new;
end $$;
