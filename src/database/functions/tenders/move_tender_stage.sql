-- A send that was made or opened brings its tender to its stage (set_tender_stage). Who writes a
-- send holds the lock of its tender already: the other order would be a deadlock with an answer.
create or replace function move_tender_stage() returns trigger language plpgsql as $$
begin
  update tenders set stage = stage where id = new.tender_id;
  return null;
end $$;
