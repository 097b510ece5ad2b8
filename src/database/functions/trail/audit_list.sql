-- Writes one event for a list that Payload saves by deleting and inserting all of its rows, when
-- its content differs from before the transaction. Arguments: subject, field, column of the
-- record's id, column of the order.
create or replace function audit_list() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare
  of_record integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[2])::integer;
  pending audit_lists;
  after jsonb;
  -- A record created or deleted in this transaction took its lists along.
  with_record text;
begin
  delete from audit_lists l where l.name = tg_table_name and l.record = of_record
    and l.transaction = pg_current_xact_id()::text::bigint returning * into pending;
  if pending.transaction is null then return null; end if;
  after := audit_list_content(tg_table_name, of_record, tg_argv[2], tg_argv[3]);
  if pending.before is distinct from after then
    select e.action into with_record from audit_events e
      where e.subject = tg_argv[0] and e.document = of_record and e.part is null
        and e.action in ('create', 'delete')
        and e.transaction = pg_current_xact_id()::text::bigint
      order by e.id desc limit 1;
    perform audit_write(coalesce(with_record, 'update'), tg_argv[0], of_record, null, null,
      jsonb_build_object(tg_argv[1], jsonb_build_array(pending.before, after)));
  end if;
  return null;
end $$;
revoke execute on function audit_list() from public;
