-- The rows of a list in their order, without ids.
create or replace function audit_list_content(
    list_table text, of_record integer, parent_column text, order_column text)
  returns jsonb
  language plpgsql stable
  as $$
declare content jsonb;
begin
  execute format($q$ select jsonb_agg(to_jsonb(c) - array['id', %L, %L] order by c.%I)
    from %I c where c.%I = $1 $q$, parent_column, order_column, order_column, list_table,
    parent_column) into content using of_record;
  return content;
end $$;
