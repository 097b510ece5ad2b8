-- The columns that differ between two states of a row, each as [before, after]; null when none
-- differs.
create or replace function audit_changes(before jsonb, after jsonb) returns jsonb
  language sql immutable
  as $$
  select jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key))
  from jsonb_object_keys(coalesce(after, before)) key
  where nullif(before -> key, 'null') is distinct from nullif(after -> key, 'null')
    and not audit_leaves_out(key)
$$;
