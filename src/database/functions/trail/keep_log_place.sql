-- Remembers up to which place events were deleted from the log: a reader that is behind it has missed
-- some.
create or replace function keep_log_place() returns trigger language plpgsql as $$
begin
  update event_log l set gone_transaction = last.transaction, gone_id = last.id
    from (select transaction, id from gone order by transaction desc, id desc limit 1) last
    where (l.gone_transaction, l.gone_id) < (last.transaction, last.id);
  return null;
end $$;
