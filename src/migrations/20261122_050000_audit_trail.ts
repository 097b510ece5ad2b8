import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Tables whose rows are records of their own. */
const RECORDS: readonly (readonly [table: string, subject: string])[] = [
  ['companies', 'companies'],
  ['branches', 'branches'],
  ['employees', 'employees'],
  ['meets', 'meets'],
  ['company_projects', 'company-projects'],
  ['tenders', 'tenders'],
  ['stock_types', 'stock-types'],
  ['stock_cards', 'stock-cards'],
  ['stock_groups', 'stock-groups'],
  ['stock_movements', 'stock-movements'],
  ['stock_reservations', 'stock-reservations'],
  ['users', 'users'],
  ['roles', 'roles'],
  ['media', 'media'],
  ['settings', 'settings'],
]

/** Rows with an id of their own that are read as a part of another record. */
const PARTS = [
  ['tender_items', 'tenders', 'tender_id', 'tender-items'],
  ['tender_files', 'tenders', 'tender_id', 'tender-files'],
  ['stock_group_stocks', 'stock-groups', 'stock_group_id', 'stock-group-stocks'],
] as const

/** Tables Payload writes anew with each save of their record: one value of it, as a whole. */
const LISTS = [
  ['companies_extra_emails', 'companies', 'extra_emails', '_parent_id', '_order'],
  ['companies_working_days', 'companies', 'working_days', 'parent_id', 'order'],
  ['tenders_payment_installments', 'tenders', 'payment_installments', '_parent_id', '_order'],
  ['settings_approval_limits', 'settings', 'approval_limits', '_parent_id', '_order'],
] as const

const trigger = (table: string, ...args: readonly string[]) =>
  `create trigger z_audit after insert or update or delete on ${table}
     for each row execute function audit_row(${args.map((arg) => `'${arg}'`).join(', ')});`

const list = (table: string, ...args: readonly string[]) => {
  const given = args.map((arg) => `'${arg}'`).join(', ')
  return `create trigger z_audit_before before insert or update or delete on ${table}
            for each row execute function audit_list_before(${given});
          create constraint trigger z_audit_list after insert or update or delete on ${table}
            deferrable initially deferred for each row execute function audit_list(${given});`
}

/**
 * The audit trail: each change of business data is a row, written by a trigger in the transaction
 * of the change, whoever made it. Who, from where and by which command comes from `app.audit`, which
 * the application sets when it begins a transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamp(3) with time zone not null default clock_timestamp(),
      user_id integer,
      user_name varchar,
      address varchar,
      request_id varchar,
      transaction bigint not null default pg_current_xact_id()::text::bigint,
      command varchar,
      action varchar not null,
      subject varchar,
      document integer,
      part varchar,
      part_id integer,
      details jsonb
    );
    create index audit_events_record_idx on audit_events (subject, document, id);
    create index audit_events_user_idx on audit_events (user_id, id);
    create index audit_events_action_idx on audit_events (action, id);
    create index audit_events_at_idx on audit_events using brin (at);

    create function keep_audit_events() returns trigger language plpgsql as $$
    begin
      raise exception 'auditIsFinal' using errcode = 'check_violation', constraint = 'auditIsFinal';
    end $$;
    create trigger keep_audit_events before update or delete on audit_events
      for each row execute function keep_audit_events();
    create trigger keep_all_audit_events before truncate on audit_events
      for each statement execute function keep_audit_events();

    create function audit_context() returns jsonb language sql stable as
      $$ select coalesce(nullif(current_setting('app.audit', true), ''), '{}')::jsonb $$;

    -- Columns that never enter the trail: secrets, and what follows from other columns or rows.
    create function audit_leaves_out(column_name text) returns boolean language sql immutable as $$
      select column_name in ('id', 'updated_at', 'created_at',
          'hash', 'salt', 'reset_password_token', 'reset_password_expiration', 'login_attempts',
          'lock_until', 'api_key', 'api_key_index',
          'current_quantity', 'reserved_quantity', 'available_quantity', 'average_cost')
        or right(column_name, 7) = '_folded' $$;

    create function audit_changes(before jsonb, after jsonb) returns jsonb language sql immutable as $$
      select jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key))
      from jsonb_object_keys(coalesce(after, before)) key
      where nullif(before -> key, 'null') is distinct from nullif(after -> key, 'null')
        and not audit_leaves_out(key) $$;

    -- The command stands for the change of the record it was given to.
    create function audit_write(operation text, of_subject text, of_document integer,
      of_part text, of_part_id integer, what jsonb) returns void language plpgsql as $$
    declare
      context jsonb := audit_context();
      is_command boolean := operation = 'update' and of_part is null
        and context ->> 'subject' = of_subject and (context ->> 'document')::integer = of_document;
    begin
      insert into audit_events (user_id, user_name, address, request_id, command, action, subject,
        document, part, part_id, details)
      values ((context ->> 'user')::integer, context ->> 'name', context ->> 'address',
        context ->> 'request', context ->> 'command',
        case when is_command then coalesce(context ->> 'command', operation) else operation end,
        of_subject, of_document, of_part, of_part_id, what);
    end $$;

    -- Arguments: subject, column of the record's id, and for a part its own name.
    create function audit_row() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      present jsonb := coalesce(after, before);
      what jsonb := audit_changes(before, after);
    begin
      -- That a password was set is told, and nothing of it.
      if tg_op = 'UPDATE' and before ->> 'hash' is distinct from after ->> 'hash' then
        what := coalesce(what, '{}') || '{"password": [null, null]}';
      end if;
      if tg_op = 'UPDATE' and what is null then return null; end if;
      perform audit_write(case tg_op when 'INSERT' then 'create' else lower(tg_op) end, tg_argv[0], (present ->> tg_argv[1])::integer,
        tg_argv[2], case when tg_nargs > 2 then (present ->> 'id')::integer end, what);
      return null;
    end $$;

    -- What a list held before this transaction touched it; gone again when it ends.
    create unlogged table audit_lists (
      transaction bigint not null default pg_current_xact_id()::text::bigint,
      name text not null,
      record integer not null,
      before jsonb,
      primary key (transaction, name, record)
    );

    -- Arguments of both: subject, field, column of the record's id, column of the order.
    create function audit_list_content(list_table text, of_record integer, parent_column text,
      order_column text) returns jsonb language plpgsql stable as $$
    declare content jsonb;
    begin
      execute format($q$ select jsonb_agg(to_jsonb(c) - array['id', %L, %L] order by c.%I)
        from %I c where c.%I = $1 $q$, parent_column, order_column, order_column, list_table,
        parent_column) into content using of_record;
      return content;
    end $$;

    create function audit_list_before() returns trigger language plpgsql as $$
    declare of_record integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[2])::integer;
    begin
      if not exists (select from audit_lists l where l.name = tg_table_name
          and l.record = of_record and l.transaction = pg_current_xact_id()::text::bigint) then
        insert into audit_lists (name, record, before) values (tg_table_name, of_record,
          audit_list_content(tg_table_name, of_record, tg_argv[2], tg_argv[3]));
      end if;
      return coalesce(new, old);
    end $$;

    create function audit_list() returns trigger language plpgsql as $$
    declare
      of_record integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[2])::integer;
      pending audit_lists;
      after jsonb;
      -- A record that came or went in this transaction took its lists with it.
      with_record text;
    begin
      delete from audit_lists l where l.name = tg_table_name and l.record = of_record
        and l.transaction = pg_current_xact_id()::text::bigint returning * into pending;
      if pending.transaction is null then return null; end if;
      after := audit_list_content(tg_table_name, of_record, tg_argv[2], tg_argv[3]);
      if pending.before is distinct from after then
        select e.action into with_record from audit_events e
          where e.subject = tg_argv[0] and e.document = of_record and e.part is null
            and e.action in ('create', 'delete')
            and e.transaction = pg_current_xact_id()::text::bigint
          order by e.id desc limit 1;
        perform audit_write(coalesce(with_record, 'update'), tg_argv[0], of_record, null, null,
          jsonb_build_object(tg_argv[1], jsonb_build_array(pending.before, after)));
      end if;
      return null;
    end $$;
  `)
  for (const [table, subject] of RECORDS) await db.execute(sql.raw(trigger(table, subject, 'id')))
  for (const [table, subject, column, part] of PARTS)
    await db.execute(sql.raw(trigger(table, subject, column, part)))
  for (const [table, ...args] of LISTS) await db.execute(sql.raw(list(table, ...args)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function audit_row cascade;
    drop function audit_list_before cascade;
    drop function audit_list cascade;
    drop function audit_list_content;
    drop function audit_write;
    drop function audit_changes;
    drop function audit_leaves_out;
    drop function audit_context;
    drop table audit_lists;
    drop table audit_events;
    drop function keep_audit_events;
  `)
}
