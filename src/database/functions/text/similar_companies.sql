-- Companies whose name is like a text, the most alike first, at most 20: `name` for the same core,
-- `similarName` for at least 0.55 of common trigrams, `nameBeginning` where one core begins with the
-- other: with 4 letters or more of a name that is still being typed, or with whole words of it.
-- Names and titles count as far as the caller may read them (`by_name`, `by_title`). Without pg_trgm
-- no name is merely alike.
create or replace function similar_companies(sought text, by_name boolean, by_title boolean)
  returns table (id integer, likeness text, score real)
  language plpgsql stable
  as $$
declare
  core text := trigram_text(company_core(sought));
  -- No core that begins with it comes after this one; itself while it is too short to say anything.
  last text := core || case when length(replace(core, ' ', '')) >= 4 then U&'\+10FFFF' else '' end;
  words text[] := string_to_array(core, ' ');
  -- Whole words that the text begins with, 4 letters or more, without the text itself.
  heads text[] := array(
    select head from generate_series(1, cardinality(words) - 1) n,
        array_to_string(words[:n], ' ') head
     where length(replace(head, ' ', '')) >= 4);
begin
  if coalesce(core, '') = '' then
    return;
  end if;
  -- Without letters that trigrams are made of, their index would be read as a whole.
  if core !~ '[a-z0-9]{2}' or to_regtype('gtrgm') is null then
    return query
      select c.id,
          case when by_name and c.name_core = core or by_title and c.title_core = core then 'name'
            else 'nameBeginning' end,
          1::real
        from companies c
       where by_name and c.name_core between core and last
          or by_title and c.title_core between core and last
       order by 2, 1 limit 20;
    return;
  end if;
  -- For the operator % of this transaction. A function gets no such setting of its own from an owner
  -- who is no superuser, unless pg_trgm was used before in the same session.
  perform set_config('pg_trgm.similarity_threshold', '0.55', true);
  return query
    with found as (
      select c.id, c.name_core as own from companies c
       where by_name and (c.name_core % core or c.name_core between core and last
          or c.name_core = any (heads))
      union all
      select c.id, c.title_core from companies c
       where by_title and (c.title_core % core or c.title_core between core and last
          or c.title_core = any (heads))
    ), scored as (
      select f.id, similarity(f.own, core) as alike, f.own = core as same from found f
    )
    select s.id,
        case when bool_or(s.same) then 'name'
          when max(s.alike) >= 0.55 then 'similarName' else 'nameBeginning' end,
        max(s.alike)
      from scored s group by s.id
      order by bool_or(s.same) desc, max(s.alike) desc, s.id limit 20;
end
$$;
