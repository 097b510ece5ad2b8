-- The state of a count is written by its commands only (flag app.count_writer); what it counts
-- stays once it has begun. Refuses wrongCountState.
create or replace function guard_stock_count() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.count_writer', true), '') <> 'on' then
    if tg_op = 'INSERT' then
      new.status := 'draft';
      new.started_at := null; new.started_by_id := null;
      new.posted_at := null; new.posted_by_id := null; new.reason := null;
    else
      new.status := old.status;
      new.started_at := old.started_at; new.started_by_id := old.started_by_id;
      new.posted_at := old.posted_at; new.posted_by_id := old.posted_by_id;
      new.reason := old.reason;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    if old.status <> 'draft' and (new.scope, new.stock_type_id, new.stock_group_id, new.is_blind)
      is distinct from (old.scope, old.stock_type_id, old.stock_group_id, old.is_blind)
      or old.status in ('posted', 'cancelled') and new.status is distinct from old.status then
      perform refuse_stock('wrongCountState', json_build_object('count', old.id));
    end if;
  end if;
  return new;
end $$;
