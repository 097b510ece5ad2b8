-- A note belongs to the customer of its record, stays on that record, and says when its text was
-- changed. Refuses another record, kind or author (noteStays); where its company is merged into
-- another one (flag app.merge_writer) it moves along.
create or replace function keep_note() returns trigger language plpgsql as $$
declare
  parent text := case new.subject when 'company-projects' then 'company_projects'
    else new.subject::text end;
begin
  if tg_op = 'UPDATE' then
    if (new.subject, new.kind) is distinct from (old.subject, old.kind)
      or new.author_id is distinct from old.author_id
      or new.document is distinct from old.document
        and coalesce(current_setting('app.merge_writer', true), '') <> 'on' then
      raise exception 'noteStays' using errcode = 'check_violation', constraint = 'noteStays';
    end if;
    new.edited_at := case when (new.body, new.call_outcome, new.minutes)
      is distinct from (old.body, old.call_outcome, old.minutes)
      then clock_timestamp() else old.edited_at end;
  end if;
  if new.subject = 'companies' then
    new.company_id := new.document;
    return new;
  end if;
  -- A new note waits for a record that is just moving to another customer. A change of a note does
  -- not: the move changes it afterwards, and the two would wait for each other.
  execute format('select company_id from %I where id = $1 %s', parent,
    case tg_op when 'INSERT' then 'for share' else '' end) into new.company_id using new.document::integer;
  return new;
end $$;
