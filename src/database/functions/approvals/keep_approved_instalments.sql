-- Instalments stay while their tender is approved.
create or replace function keep_approved_instalments() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refuse_locked_tender(old._parent_id); end if;
  if tg_op <> 'DELETE' then perform refuse_locked_tender(new._parent_id); end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
