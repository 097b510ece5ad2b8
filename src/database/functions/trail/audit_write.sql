-- Adds one event to the trail, and the change to the event log. The change of the record that a
-- command was given to is recorded under the name of the command.
create or replace function audit_write(
    operation text, of_subject text, of_document integer, of_part text, of_part_id integer,
    what jsonb)
  returns void
  language plpgsql
  as $$
declare
  context jsonb := audit_context();
  is_command boolean := operation = 'update' and of_part is null
    and context ->> 'subject' = of_subject and (context ->> 'document')::integer = of_document;
begin
  insert into audit_events (user_id, client_id, user_name, address, request_id, command, action, subject,
    document, part, part_id, details, import_id)
  values ((context ->> 'user')::integer, (context ->> 'client')::integer, context ->> 'name', context ->> 'address',
    context ->> 'request', context ->> 'command',
    case when is_command then coalesce(context ->> 'command', operation) else operation end,
    of_subject, of_document, of_part, of_part_id, what, (context ->> 'import')::integer);
  perform log_change(operation, of_subject, of_document, of_part, what);
end $$;
revoke execute on function audit_write(text,text,integer,text,integer,jsonb) from public;
