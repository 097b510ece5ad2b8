import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const FUNCTIONS = ['audit_row()', 'audit_list()', 'audit_list_before()']
const WRITERS = [...FUNCTIONS, 'audit_write(text, text, integer, text, integer, jsonb)']

/**
 * The trail is written only by functions of its owner, for every change: the role of the
 * program needs no right to write it (`src/database/programGrants.ts` grants none).
 *
 * Their search path is fixed, with temporary tables last: a temporary table `audit_events` would
 * otherwise stand in front of the real one and take the rows. Nobody else may call them or bind them
 * to a table of their own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const name of FUNCTIONS)
    await db.execute(
      sql.raw(
        `alter function ${name} security definer set search_path = pg_catalog, public, pg_temp`,
      ),
    )
  for (const name of WRITERS)
    await db.execute(sql.raw(`revoke execute on function ${name} from public`))
  await db.execute(sql`
    -- When, and in which transaction, is not said by who writes the row.
    create function stamp_audit_event() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      new.at := clock_timestamp();
      new.transaction := pg_current_xact_id()::text::bigint;
      return new;
    end $$;
    create trigger stamp_audit_event before insert on audit_events
      for each row execute function stamp_audit_event();

    -- What happens without a change of business data. The actions are AUDITED_EVENTS of
    -- src/domain/audit/auditedEvents.ts (a test compares).
    create function audit_access(what text, of_subject text, of_document integer, context jsonb,
      told jsonb) returns void language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      if what <> all (array['signIn', 'signInRefused', 'signOut', 'endSession', 'endSessions',
          'denied', 'purge', 'export', 'import', 'undoImport']) then
        raise exception 'auditIsFinal' using errcode = 'check_violation', constraint = 'auditIsFinal';
      end if;
      insert into audit_events (user_id, user_name, address, request_id, action, subject, document,
        details)
      values ((context ->> 'user')::integer, context ->> 'name', context ->> 'address',
        context ->> 'request', what, of_subject, of_document, told);
    end $$;

    -- Whether the role that calls this can neither write the trail nor change its table, its
    -- functions, its schema or its database, nor become a role that can.
    create function trail_is_guarded() returns boolean language sql stable
      set search_path = pg_catalog, public, pg_temp as $$
      with owners(role) as (
        select relowner from pg_class
          where oid in ('public.audit_events'::regclass, 'public.audit_lists'::regclass)
        union select proowner from pg_proc
          where pronamespace = 'public'::regnamespace and proname like 'audit%'
        union select nspowner from pg_namespace where nspname = 'public'
        union select datdba from pg_database where datname = current_database())
      select not (
        -- Any of them; a superuser is a member of every role.
        has_table_privilege('public.audit_events',
          'insert, update, delete, truncate, references, trigger')
        or has_table_privilege('public.audit_lists',
          'insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege('public.audit_events', 'insert, update')
        or has_function_privilege(
          'public.audit_write(text, text, integer, text, integer, jsonb)', 'execute')
        or has_function_privilege('public.audit_row()', 'execute')
        or has_schema_privilege('public', 'create')
        or exists (select from owners where pg_has_role(role, 'member'))
        or (select rolcreaterole from pg_roles where rolname = current_user)) $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function trail_is_guarded;
    drop function audit_access;
    drop trigger stamp_audit_event on audit_events;
    drop function stamp_audit_event;
  `)
  for (const name of WRITERS)
    await db.execute(sql.raw(`grant execute on function ${name} to public`))
  for (const name of FUNCTIONS)
    await db.execute(sql.raw(`alter function ${name} security invoker reset search_path`))
}
