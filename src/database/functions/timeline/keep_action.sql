-- An action belongs to the customer of its record, and stays on that record with its source
-- (actionStays), unless its company is merged into another one (flag app.merge_writer). The day on
-- which it is due is that to which it was put off, if it was.
create or replace function keep_action() returns trigger language plpgsql as $$
declare
  parent text := case new.subject when 'company-projects' then 'company_projects'
    else new.subject::text end;
begin
  if tg_op = 'UPDATE' and ((new.subject, new.source, new.source_id)
      is distinct from (old.subject, old.source, old.source_id)
    or new.document is distinct from old.document
      and coalesce(current_setting('app.merge_writer', true), '') <> 'on') then
    raise exception 'actionStays' using errcode = 'check_violation', constraint = 'actionStays';
  end if;
  new.due_on := coalesce(new.snoozed_until, new.due);
  if new.subject = 'companies' then
    new.company_id := new.document;
    return new;
  end if;
  -- A new action waits for a record that is just moving to another customer. A change of one does
  -- not: the move changes it afterwards, and the two would wait for each other.
  execute format('select company_id from %I where id = $1 %s', parent,
    case tg_op when 'INSERT' then 'for share' else '' end) into new.company_id using new.document::integer;
  return new;
end $$;
