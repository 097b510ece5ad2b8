-- Since when a role requires a second factor; nobody else writes it. Its holders have some days from
-- then on to set one up.
create or replace function keep_factor_policy() returns trigger language plpgsql as $$
begin
  new.factor_required_at := case
    when new.factor <> 'required' then null
    when tg_op = 'UPDATE' and old.factor = 'required' then old.factor_required_at
    else clock_timestamp()
  end;
  return new;
end $$;
