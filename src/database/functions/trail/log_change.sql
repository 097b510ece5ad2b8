-- Writes for the event log that a record was created, updated or deleted: one row for each
-- transaction and record, whatever number of its rows and parts were written. What was created and
-- updated is created; what was deleted is deleted. An update names the columns that changed, by
-- collection, so that readers see only those of columns they may read; it has no values.
create or replace function log_change(
    operation text, of_subject text, of_document integer, of_part text, what jsonb)
  returns void
  language plpgsql
  as $$
declare
  happened text := case when of_part is null then operation || 'd' else 'updated' end;
  columns text[];
begin
  -- No events of who may do what, and none of what is no change of a row.
  if of_subject in ('users', 'roles', 'api-clients', 'webhooks', 'settings')
      or operation not in ('create', 'update', 'delete') then
    return;
  end if;
  if happened = 'updated' then
    select coalesce(array_agg(coalesce(of_part, of_subject) || '.' || key), '{}') into columns
      from jsonb_object_keys(what) key;
  end if;
  insert into events (name, subject, document, data, changed)
  values (happened, of_subject, of_document, '{}', columns)
  on conflict (transaction, subject, document)
    where name in ('created', 'updated', 'deleted') and transaction <> '0'
  do update set name = excluded.name,
    changed = case when excluded.name = 'updated' then (
      select array_agg(distinct key) from unnest(events.changed || excluded.changed) key) end
  -- A row that says it already is not written again: a thousand lines of one record are one version.
  where (events.name = 'updated'
      and (excluded.name <> 'updated' or not excluded.changed <@ events.changed))
    or (events.name = 'created' and excluded.name = 'deleted');
end $$;
