-- A company is merged into another one, and taken apart again, by commands only (flag
-- app.merge_writer). While it is merged it stays as it was, but for who is responsible for it: the
-- papers that were sent name it. Refuses companyMerged.
create or replace function keep_merged_company() returns trigger language plpgsql as $$
declare winner text;
begin
  if coalesce(current_setting('app.merge_writer', true), '') = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    new.is_merged := new.merged_into_id is not null;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.merged_into_id := null;
    new.is_merged := false;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    -- Payload rewrites whole rows from an earlier read.
    new.merged_into_id := old.merged_into_id;
    new.is_merged := old.is_merged;
  end if;
  if old.merged_into_id is not null and (tg_op = 'DELETE' or
      (new.name, new.title, new.description, new.email, new.language, new.no_reminders,
        new.accountant_name, new.accountant_phone, new.boss_name, new.boss_phone) is distinct from
      (old.name, old.title, old.description, old.email, old.language, old.no_reminders,
        old.accountant_name, old.accountant_phone, old.boss_name, old.boss_phone)) then
    select name into winner from companies where id = old.merged_into_id;
    raise exception using errcode = 'BO409', message = 'companyMerged',
      detail = json_build_object('company', old.merged_into_id, 'name', old.name,
        'into', winner)::text;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
