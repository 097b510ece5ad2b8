-- Notes on a record that moved to another customer follow it. Argument: the column of notes that
-- refers to the record.
create or replace function move_notes() returns trigger language plpgsql as $$
begin
  execute format('update notes set company_id = $1 where %I = $2', tg_argv[0])
    using new.company_id, new.id;
  return null;
end $$;
