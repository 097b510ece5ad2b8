-- Whether the current role can neither write the trail nor change its table, its functions, its
-- schema or its database, nor become a role that can.
create or replace function trail_is_guarded() returns boolean
  language sql stable
  set search_path = pg_catalog, public, pg_temp
  as $$
  with owners(role) as (
    select relowner from pg_class
      where oid in ('public.audit_events'::regclass, 'public.audit_lists'::regclass,
        'public.audit_redactions'::regclass, 'public.audit_archives'::regclass)
    union select proowner from pg_proc
      where pronamespace = 'public'::regnamespace
        and (proname like 'audit%' or proname = 'redact_audit')
    union select nspowner from pg_namespace where nspname = 'public'
    union select datdba from pg_database where datname = current_database())
  select not (
    -- True if any of these is held; a superuser is a member of every role.
    has_table_privilege('public.audit_events',
      'insert, update, delete, truncate, references, trigger')
    or has_table_privilege('public.audit_lists',
      'insert, update, delete, truncate, references, trigger')
    or has_table_privilege('public.audit_redactions',
      'insert, update, delete, truncate, references, trigger')
    or has_table_privilege('public.audit_archives',
      'insert, update, delete, truncate, references, trigger')
    or has_any_column_privilege('public.audit_events', 'insert, update')
    or has_function_privilege(
      'public.audit_write(text, text, integer, text, integer, jsonb)', 'execute')
    or has_function_privilege('public.audit_row()', 'execute')
    or has_schema_privilege('public', 'create')
    or exists (select from owners where pg_has_role(role, 'member'))
    or (select rolcreaterole from pg_roles where rolname = current_user))
$$;
