-- The tables with both created_at and updated_at.
create or replace function timed_tables() returns setof regclass language sql stable as $$
  select c.oid::regclass from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
      and a.attname in ('created_at', 'updated_at')) = 2
$$;
