import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Rows of imported files, and the number of their import beside each change they make in the trail.
 * Whoever keeps users, roles and settings may import what they make and change as a whole; they give
 * the right to others.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table import_rows (
      import_id integer not null references imports (id) on delete cascade,
      number integer not null,
      cells jsonb not null,
      state text not null default 'pending'
        check (state in ('pending', 'error', 'ready', 'done', 'undone', 'left')),
      twins jsonb,
      errors jsonb not null default '[]',
      change text check (change in ('create', 'update')),
      record_id integer,
      before jsonb,
      version text,
      primary key (import_id, number)
    );
    create index import_rows_state on import_rows (import_id, state, number);

    -- Whoever imported something is not forgotten.
    alter table imports drop constraint imports_created_by_id_users_id_fk;
    alter table imports add constraint imports_created_by_id_users_id_fk
      foreign key (created_by_id) references users (id) on delete restrict;

    create index audit_events_import_idx on audit_events (import_id) where import_id is not null;
    create or replace function audit_write(operation text, of_subject text, of_document integer,
      of_part text, of_part_id integer, what jsonb) returns void language plpgsql as $$
    declare
      context jsonb := audit_context();
      is_command boolean := operation = 'update' and of_part is null
        and context ->> 'subject' = of_subject and (context ->> 'document')::integer = of_document;
    begin
      insert into audit_events (user_id, user_name, address, request_id, command, action, subject,
        document, part, part_id, details, import_id)
      values ((context ->> 'user')::integer, context ->> 'name', context ->> 'address',
        context ->> 'request', context ->> 'command',
        case when is_command then coalesce(context ->> 'command', operation) else operation end,
        of_subject, of_document, of_part, of_part_id, what, (context ->> 'import')::integer);
    end $$;

    update roles r set updated_at = now(), permissions = (
      select jsonb_agg(case
        when p.row ->> 'subject' in ('customers', 'company-projects', 'stock-cards',
            'stock-movements', 'stock-types')
          and p.row -> 'actions' ?& array['create', 'write'] and not p.row ? 'fields'
          and not p.row -> 'actions' ? 'import'
        then jsonb_set(p.row, '{actions}', p.row -> 'actions' || '["import"]'::jsonb)
        else p.row end order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place))
    where jsonb_typeof(r.permissions) = 'array' and jsonb_array_length(r.permissions) > 0
      and not exists (
        select from (values ('users'), ('roles'), ('settings')) s(subject)
        where not exists (select from jsonb_array_elements(r.permissions) p
          where p ->> 'subject' = s.subject and p -> 'actions' ? 'write' and not p ? 'fields'));
  `)
}

/** The right goes, and the rows of files; what became of them stays. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update roles r set updated_at = now(), permissions = (
      select jsonb_agg(case when jsonb_typeof(p.row -> 'actions') = 'array'
        then jsonb_set(p.row, '{actions}', (p.row -> 'actions') - 'import') else p.row end
        order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place))
    where jsonb_typeof(r.permissions) = 'array' and jsonb_array_length(r.permissions) > 0;

    create or replace function audit_write(operation text, of_subject text, of_document integer,
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
    drop index audit_events_import_idx;
    drop table import_rows;
  `)
}
