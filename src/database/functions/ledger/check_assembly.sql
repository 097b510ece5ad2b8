-- The rows of an assembly are worth the same on both sides, to the kuruş, and are reversed
-- together or not at all. Refuses assemblyIsWhole.
create or replace function check_assembly() returns trigger language plpgsql as $$
declare
  ins numeric; outs numeric; standing int; taken int;
begin
  select coalesce(sum(round(m.quantity * m.price, 2)) filter (where m.type = 'in'), 0),
      coalesce(sum(round(m.quantity * m.price, 2)) filter (where m.type = 'out'), 0),
      count(*) filter (where r.id is null), count(r.id)
    into ins, outs, standing, taken
    from stock_movements m left join stock_movements r on r.reversal_of_id = m.id
    where m.assembly = new.assembly and m.reversal_of_id is null;
  if ins <> outs or (standing > 0 and taken > 0) then
    perform refuse_stock('assemblyIsWhole', json_build_object('assembly', new.assembly));
  end if;
  return null;
end $$;
