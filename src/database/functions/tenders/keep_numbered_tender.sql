-- A tender that has a number or has left the draft is never deleted. Refuses tenderLocked.
create or replace function keep_numbered_tender() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' or old.number is not null then
    raise exception using errcode = 'BO409', message = 'tenderLocked',
      detail = json_build_object('status', old.status)::text;
  end if;
  return old;
end $$;
