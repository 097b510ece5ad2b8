-- Tables with rows whose change is older than their creation, and how many; none, as keep_times
-- sees to it.
create or replace function rows_changed_before_made() returns table (relation text, rows bigint)
  language plpgsql stable
  as $$
begin
  for relation in select t::text from timed_tables() t loop
    execute format('select count(*) from %s where created_at > updated_at', relation) into rows;
    if rows > 0 then return next; end if;
  end loop;
end $$;
