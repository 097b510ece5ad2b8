-- Raises a refusal: its code, and the values that its sentence names as JSON. The gate turns it
-- into a sentence in the reader's language.
create or replace function refuse_stock(code text, data json) returns void language plpgsql as $$
begin
  raise exception using errcode = 'BO409', message = code, detail = data::text;
end $$;
