-- A movement and its reversal have one project, which stays once it is reversed.
create or replace function pair_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select project_id into new.project_id from stock_movements
    where id = new.reversal_of_id for no key update;
  elsif new.reversal_of_id is not null
    or exists (select 1 from stock_movements where reversal_of_id = new.id) then
    perform refuse_stock('movementIsFinal', '{}');
  end if;
  return new;
end $$;
