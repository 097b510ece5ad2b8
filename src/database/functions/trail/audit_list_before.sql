-- Remembers a list as it was before the transaction touched it. Arguments as of audit_list.
create or replace function audit_list_before() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare of_record integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[2])::integer;
begin
  if not exists (select from audit_lists l where l.name = tg_table_name
      and l.record = of_record and l.transaction = pg_current_xact_id()::text::bigint) then
    insert into audit_lists (name, record, before) values (tg_table_name, of_record,
      audit_list_content(tg_table_name, of_record, tg_argv[2], tg_argv[3]));
  end if;
  return coalesce(new, old);
end $$;
revoke execute on function audit_list_before() from public;
