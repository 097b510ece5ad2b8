-- What the central bank published stays.
create or replace function keep_bulletin() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.day, new.currency, new.buying, new.selling, new.source)
    is distinct from (old.day, old.currency, old.buying, old.selling, old.source) then
    raise exception using errcode = 'BO409', message = 'bulletinIsFinal', detail = '{}';
  end if;
  return new;
end $$;
