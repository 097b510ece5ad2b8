-- Status, role, e-mail and emergency access of a user change under the flag app.user_writer only:
-- signing in rewrites the whole row from an earlier read and would undo a suspension.
create or replace function guard_user() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.user_writer', true), '') <> 'on' then
    new.status := old.status;
    new.role_id := old.role_id;
    new.email := old.email;
    new.break_glass := old.break_glass;
  end if;
  return new;
end $$;
