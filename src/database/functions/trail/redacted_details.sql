-- Details of an event with the values of some fields replaced, before and after; what was empty stays
-- empty.
create or replace function redacted_details(details jsonb, fields text[]) returns jsonb
  language sql immutable
  as $$
  select case when details ?| fields then (
    select jsonb_object_agg(key, case when key = any (fields) then (
      select jsonb_agg(case when jsonb_typeof(side) = 'null' then side else '"[redacted]"' end
          order by place)
        from jsonb_array_elements(value) with ordinality sides(side, place))
      else value end)
    from jsonb_each(details))
  else details end
$$;
