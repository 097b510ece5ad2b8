-- Takes values of a person out of the trail: of all events of a record, or of some. Fields are keys
-- of `details`; for a user also `user_name` and `address`, of every event of that user. What happened,
-- when and to what stays. The role of the program may call it. Whoever calls it, a change of events
-- leaves a row with the reason in audit_redactions and an event. Where no event of the table is changed
-- there is no event, and a row only of a whole record while there are archives: archived events are
-- redacted by the next run of the archiving program, by that row (audit_archives.redacted_id).
-- Returns how many events were changed; those that were redacted before are not counted again.
create or replace function redact_audit(
    of_subject text, of_document integer, of_fields text[], why text,
    of_events bigint[] default null)
  returns integer
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare
  context jsonb := audit_context();
  is_person boolean := of_subject = 'users' and of_events is null;
  names boolean := is_person and 'user_name' = any (of_fields);
  addresses boolean := is_person and 'address' = any (of_fields);
  chosen bigint[];
  hash text;
begin
  if coalesce(btrim(why), '') = '' or coalesce(cardinality(of_fields), 0) = 0
      or (of_document is null and of_events is null) then
    raise exception 'redactionNeedsReason'
      using errcode = 'check_violation', constraint = 'redactionNeedsReason';
  end if;
  -- The archiving program holds it alone: no event is archived between what is read and what is changed
  -- here. Taken before any row, and held to the end of an erasure, so that neither waits for the other.
  perform pg_advisory_xact_lock_shared(hashtextextended('backoffice:trail', 0));
  select array_agg(id order by id), encode(sha256(convert_to(string_agg(
      jsonb_build_array(id, details, user_name, address)::text, E'\n' order by id), 'UTF8')), 'hex')
    into chosen, hash
    from (
      select e.id, e.details, e.user_name, e.address from audit_events e
       where e.subject is not distinct from of_subject
         and e.document is not distinct from of_document
         and (of_events is null or e.id = any (of_events))
         and redacted_details(e.details, of_fields) is distinct from e.details
      union
      select e.id, e.details, e.user_name, e.address from audit_events e
       where (names or addresses) and e.user_id = of_document
         and ((names and e.user_name <> '#' || of_document)
           or (addresses and e.address is not null))) found;
  if chosen is null then
    if of_events is null and exists (select from audit_archives) then
      insert into audit_redactions (user_id, subject, document, fields, events, reason, before_hash)
        values ((context ->> 'user')::integer, of_subject, of_document, of_fields, '{}', why, '');
    end if;
    return 0;
  end if;
  perform set_config('app.redacting', pg_current_xact_id()::text, true);
  update audit_events e set
      details = case when e.subject is not distinct from of_subject
          and e.document is not distinct from of_document
        then redacted_details(e.details, of_fields) else e.details end,
      user_name = case when names and e.user_id = of_document and e.user_name is not null
        then '#' || of_document else e.user_name end,
      address = case when addresses and e.user_id = of_document then null else e.address end
    where e.id = any (chosen);
  perform set_config('app.redacting', '', true);
  insert into audit_redactions (user_id, subject, document, fields, events, reason, before_hash,
      is_whole)
    values ((context ->> 'user')::integer, of_subject, of_document, of_fields, chosen, why, hash,
      of_events is null);
  insert into audit_events (user_id, client_id, user_name, address, request_id, action, subject,
      document, details)
    values ((context ->> 'user')::integer, (context ->> 'client')::integer, context ->> 'name',
      context ->> 'address', context ->> 'request', 'erase', of_subject, of_document,
      jsonb_build_object('fields', jsonb_build_array(null, array_to_string(of_fields, ', ')),
        'events', jsonb_build_array(null, cardinality(chosen)::text)));
  return cardinality(chosen);
end $$;
