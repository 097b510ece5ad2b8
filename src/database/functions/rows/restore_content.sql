-- Inserts the rows of a content again, by the columns that both the content and the table have: a
-- column that came later has its default.
create or replace function restore_content(content jsonb) returns void language plpgsql as $$
declare
  part record;
  columns text;
begin
  for part in select e ->> 'table' as name, e -> 'rows' as rows
    from jsonb_array_elements(content) with ordinality x (e, place) order by place
  loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
    from pg_attribute a
    where a.attrelid = part.name::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and part.rows -> 0 ? a.attname;
    execute format('insert into %s (%s) overriding system value
        select %s from jsonb_populate_recordset(null::%s, $1)',
      part.name, columns, columns, part.name) using part.rows;
  end loop;
end $$;
