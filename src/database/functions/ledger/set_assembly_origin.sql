-- Rows of an assembly say so; what reverses one belongs to the same assembly.
create or replace function set_assembly_origin() returns trigger language plpgsql as $$
begin
  if new.reversal_of_id is not null then
    select assembly, stock_group_id into new.assembly, new.stock_group_id
      from stock_movements where id = new.reversal_of_id;
  elsif new.assembly is not null then
    new.origin := 'assembly';
  end if;
  return new;
end $$;
