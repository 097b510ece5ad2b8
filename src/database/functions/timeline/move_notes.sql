-- Notes and actions on a record that moved to another customer follow it. Argument: their column that
-- refers to the record.
create or replace function move_notes() returns trigger language plpgsql as $$
begin
  execute format('update notes set company_id = $1 where %I = $2', tg_argv[0])
    using new.company_id, new.id;
  execute format('update actions set company_id = $1 where %I = $2', tg_argv[0])
    using new.company_id, new.id;
  return null;
end $$;
