-- Raises sendIsFinal.
create or replace function sends_are_final() returns void language plpgsql as $$
begin
  raise exception 'sendIsFinal' using errcode = 'check_violation', constraint = 'sendIsFinal';
end $$;
