-- Inserts the rows of a content again, by the columns that both the content and the table have: a
-- column that came later has its default. What belonged to a company that was merged since belongs to
-- the one that stays.
create or replace function restore_content(content jsonb) returns void language plpgsql as $$
declare
  part record;
  columns text;
  present jsonb;
begin
  for part in select e ->> 'table' as name, e -> 'rows' as rows
    from jsonb_array_elements(content) with ordinality x (e, place) order by place
  loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
    from pg_attribute a
    where a.attrelid = part.name::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and part.rows -> 0 ? a.attname;
    select jsonb_agg(case when c.merged_into_id is null then r
        else r || jsonb_build_object('company_id', c.merged_into_id)
          || case when r ->> 'subject' = 'companies'
            then jsonb_build_object('document', c.merged_into_id) else '{}' end end order by place)
      into present
      from jsonb_array_elements(part.rows) with ordinality x (r, place)
      left join companies c on c.id::text = r ->> 'company_id';
    execute format('insert into %s (%s) overriding system value
        select %s from jsonb_populate_recordset(null::%s, $1)',
      part.name, columns, columns, part.name) using present;
  end loop;
end $$;
