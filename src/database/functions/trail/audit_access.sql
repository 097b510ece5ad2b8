-- Writes an event that is no change of business data (a sign-in, an export) into the trail; the
-- only way for the role of the program to write there. The names are those of ACCESS_EVENTS in
-- src/domain/audit/auditedEvents.ts; a test compares them.
create or replace function audit_access(
    what text, of_subject text, of_document integer, context jsonb, told jsonb)
  returns void
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if what <> all (array['signIn', 'emergencySignIn', 'signInRefused', 'signOut', 'endSession',
      'endSessions', 'denied', 'purge', 'export', 'import', 'undoImport', 'factorsReset',
      'nameDeputy', 'endDeputy', 'askRight', 'declineRight', 'beginView', 'endView',
      'searchPerson', 'exportPerson', 'erasePerson',
      'receiveRequest', 'changeRequest', 'closeRequest',
      'mergeRecords', 'splitRecords', 'sendInvitations']) then
    raise exception 'auditIsFinal' using errcode = 'check_violation', constraint = 'auditIsFinal';
  end if;
  insert into audit_events (user_id, client_id, user_name, address, request_id, action, subject, document,
    details)
  values ((context ->> 'user')::integer, (context ->> 'client')::integer, context ->> 'name', context ->> 'address',
    context ->> 'request', what, of_subject, of_document, told);
end $$;
