-- Every pointer of the timeline to a merge of customers, and to its end, on the one that stays: with
-- timeline_sources, what the timeline is compared with.
create or replace function merge_sources()
  returns table (kind smallint, source integer, at timestamptz, actor integer, company_id integer,
    tender_id integer, project_id integer, employee_id integer)
  language sql stable
  as $$
  select e.kind, g.id, e.at, e.actor, g.winner_id, null::integer, null::integer, null::integer
  from record_merges g
  cross join lateral (
    select 100 as kind, g.merged_at as at, g.merged_by_id as actor
    union all select 101, g.split_at, g.split_by_id) e
  where e.at is not null
$$;
