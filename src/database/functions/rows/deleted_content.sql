-- Rows with these keys and all that a foreign key deletes with them, as content of the trash,
-- parents first. Locks them as a deletion does: nothing is added or changed until the end of the
-- transaction.
create or replace function deleted_content(from_table regclass, by_column name, keys text[])
  returns jsonb
  language plpgsql
  as $$
declare
  type text;
  rows jsonb;
  content jsonb;
  child record;
begin
  select format_type(a.atttypid, null) into type from pg_attribute a
    where a.attrelid = from_table and a.attname = by_column;
  execute format('select jsonb_agg(to_jsonb(t)) from
      (select * from %s where %I = any ($1::%s[]) for update) t', from_table, by_column, type)
    into rows using keys;
  if rows is null then return '[]'; end if;
  content := jsonb_build_array(jsonb_build_object('table', from_table::text, 'rows', rows));
  for child in
    select c.conrelid::regclass as name, a.attname as by_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = from_table and c.confdeltype = 'c'
    order by c.conrelid::regclass::text
  loop
    content := content || deleted_content(child.name, child.by_column,
      array(select r ->> 'id' from jsonb_array_elements(rows) r));
  end loop;
  return content;
end $$;
