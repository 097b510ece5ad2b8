-- What the rows of a content refer to and is gone: the table and column that refer, the table and
-- id referred to.
create or replace function missing_parents(content jsonb)
  returns table (held_in text, by_column text, parent text, parent_id text)
  language plpgsql
  as $$
declare
  part record;
  link record;
begin
  for part in select e ->> 'table' as name, e -> 'rows' as rows
    from jsonb_array_elements(content) e
  loop
    for link in
      select c.confrelid::regclass::text as parent, a.attname as by_column,
        format_type(a.atttypid, null) as type
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conrelid = part.name::regclass
    loop
      return query execute format('select distinct %L, %L, %L, r ->> %L
          from jsonb_array_elements($1) r
          where r ->> %L is not null
            and not exists (select from %s p where p.id = (r ->> %L)::%s)
            and not $2 @> jsonb_build_array(jsonb_build_object(''table'', %L, ''rows'',
              jsonb_build_array(jsonb_build_object(''id'', r -> %L))))',
          part.name, link.by_column, link.parent, link.by_column,
          link.by_column, link.parent, link.by_column, link.type,
          link.parent, link.by_column)
        using part.rows, content;
    end loop;
  end loop;
end $$;
