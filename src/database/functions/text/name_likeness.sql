-- How alike two folded names are, from 0 to 1: 1 for the same, else their common trigrams; without
-- pg_trgm only the same name is alike.
create or replace function name_likeness(one text, other text) returns real
  language plpgsql stable parallel safe
  as $$
begin
  if one = other then
    return 1;
  elsif to_regtype('gtrgm') is null then
    return 0;
  end if;
  return similarity(trigram_text(one), trigram_text(other));
end
$$;
