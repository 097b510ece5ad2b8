-- What a customer accepted stays until it is revised: lines, instalments and the files the
-- customer sees.
create or replace function keep_accepted_parts() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
begin
  if before is distinct from after
    and (tg_table_name <> 'tender_files' or 'customer' in
      (coalesce(before ->> 'visibility', ''), coalesce(after ->> 'visibility', ''))) then
    perform refuse_accepted(coalesce(before ->> '_parent_id', before ->> 'tender_id')::int);
    perform refuse_accepted(coalesce(after ->> '_parent_id', after ->> 'tender_id')::int);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
