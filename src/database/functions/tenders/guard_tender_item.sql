-- Lines change while their tender is a draft or sent, under its row lock, and never move to
-- another tender; their totals are written by commands. Refuses tenderLocked.
create or replace function guard_tender_item() returns trigger language plpgsql as $$
declare
  state text;
  is_writer boolean := coalesce(current_setting('app.tender_writer', true), '') = 'on';
begin
  select status into state from tenders
    where id = case when tg_op = 'DELETE' then old.tender_id else new.tender_id end
    for no key update;
  if state is not null and state not in ('draft', 'sent') and not is_writer then
    raise exception using errcode = 'BO409', message = 'tenderLocked',
      detail = json_build_object('status', state)::text;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if not is_writer then
    new.net := case when tg_op = 'UPDATE' then old.net else 0 end;
    new.tax := case when tg_op = 'UPDATE' then old.tax else 0 end;
  end if;
  if tg_op = 'UPDATE' and new.tender_id <> old.tender_id then
    raise exception using errcode = 'BO409', message = 'tenderLocked', detail = '{}';
  end if;
  return new;
end $$;
