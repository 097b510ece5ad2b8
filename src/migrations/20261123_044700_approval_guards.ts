import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The columns of `APPROVED_FIELDS` of the domain; a test compares the two. */
const CONTENT = [
  'title',
  'type',
  'date',
  'valid_until',
  'company_id',
  'branch_id',
  'employee_id',
  'unconnected_name',
  'unconnected_email',
  'unconnected_phone',
  'company_project_id',
  'currency',
  'currency_rate',
  'rate_day',
  'rate_source',
  'discount_type',
  'discount_value',
  'payment_date',
  'notes',
]

/** Written by commands alone. */
const REQUEST = [
  'approver_id',
  'approval_asked_by_id',
  'approval_asked_at',
  'approval_note',
  'approval_asked_plan',
]
const GUARDED = [...REQUEST, 'approval_refusal']
const assign = (columns: readonly string[], value: (column: string) => string) =>
  columns.map((column) => `new.${column} := ${value(column)};`).join(' ')

/**
 * A request for approval is written by commands, and ends with any change of what it is about: the
 * head and its state at once, lines with their statement, instalments and files of the customer at
 * the COMMIT, since forms write them again as they were.
 */
const requests = `
  create function tender_content(t tenders) returns jsonb language sql stable as $$
    select jsonb_build_array(${CONTENT.map((column) => `t.${column}`).join(', ')}) $$;

  create function plan_of_tender(tender int) returns text language sql stable as $$
    select md5(coalesce((select string_agg(due_date::text || ' ' || amount::text, ',' order by _order)
        from tenders_payment_installments where _parent_id = tender), '')
      || ';' || coalesce((select string_agg(id::text || ' ' || coalesce(filename, ''), ',' order by id)
        from tender_files where tender_id = tender and visibility = 'customer'), '')) $$;

  create function keep_approval_request() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
      if tg_op = 'INSERT' then ${assign(GUARDED, () => 'null')}
      else ${assign(GUARDED, (column) => `old.${column}`)} end if;
    end if;
    if tg_op = 'UPDATE' and new.approver_id is not null
      and (new.status not in ('draft', 'sent')
        or old.approver_id is not null and tender_content(new) is distinct from tender_content(old))
    then ${assign(REQUEST, () => 'null')} end if;
    return new;
  end $$;
  create trigger keep_approval_request before insert or update on tenders
    for each row execute function keep_approval_request();

  create function end_approval_request(tender int) returns void language plpgsql as $$
  declare before text := coalesce(current_setting('app.tender_writer', true), '');
  begin
    perform 1 from tenders where id = tender and approver_id is not null;
    if not found then return; end if;
    perform set_config('app.tender_writer', 'on', true);
    update tenders set ${REQUEST.map((column) => `${column} = null`).join(', ')}, updated_at = now()
      where id = tender and approver_id is not null;
    perform set_config('app.tender_writer', before, true);
  end $$;

  create function end_request_of_items() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
      return null;
    end if;
    perform end_approval_request(case when tg_op = 'DELETE' then old.tender_id else new.tender_id end);
    return null;
  end $$;
  create trigger end_request_of_items after insert or update or delete on tender_items
    for each row execute function end_request_of_items();

  create function end_request_of_plan() returns trigger language plpgsql as $$
  declare
    row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    tender int := coalesce(row ->> '_parent_id', row ->> 'tender_id')::int;
  begin
    perform 1 from tenders where id = tender and approver_id is not null
      and approval_asked_plan is distinct from plan_of_tender(tender);
    if found then perform end_approval_request(tender); end if;
    return null;
  end $$;
  create constraint trigger end_request_of_instalments
    after insert or update or delete on tenders_payment_installments
    deferrable initially deferred for each row execute function end_request_of_plan();
  create constraint trigger end_request_of_files after insert or update or delete on tender_files
    deferrable initially deferred for each row execute function end_request_of_plan();`

/** What a customer accepted stays as it was accepted, until it is revised. */
const acceptances = `
  create function refuse_accepted(tender int) returns void language plpgsql as $$
  begin
    perform 1 from tenders where id = tender for no key update;
    perform 1 from tenders where id = tender and accepted_at is not null
      and status in ('draft', 'sent');
    if found and coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
      raise exception using errcode = 'BO409', message = 'tenderAccepted', detail = '{}';
    end if;
  end $$;

  create function keep_accepted_content() returns trigger language plpgsql as $$
  begin
    if old.accepted_at is not null and old.status in ('draft', 'sent')
      and coalesce(current_setting('app.tender_writer', true), '') <> 'on'
      and tender_content(new) is distinct from tender_content(old) then
      raise exception using errcode = 'BO409', message = 'tenderAccepted', detail = '{}';
    end if;
    return new;
  end $$;
  create trigger keep_accepted_content before update on tenders
    for each row execute function keep_accepted_content();

  create function keep_accepted_parts() returns trigger language plpgsql as $$
  declare
    before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
    after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  begin
    if before is distinct from after
      and (tg_table_name <> 'tender_files' or 'customer' in
        (coalesce(before ->> 'visibility', ''), coalesce(after ->> 'visibility', ''))) then
      perform refuse_accepted(coalesce(before ->> '_parent_id', before ->> 'tender_id')::int);
      perform refuse_accepted(coalesce(after ->> '_parent_id', after ->> 'tender_id')::int);
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;`

const PARTS = ['tender_items', 'tenders_payment_installments', 'tender_files'] as const
const partTrigger = (table: string) =>
  `create trigger keep_accepted_parts before insert or update or delete on ${table}
    for each row execute function keep_accepted_parts();`

/** Limits are a total, a percentage or both; templates have different names, signatures bounds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(requests))
  await db.execute(sql.raw(acceptances))
  for (const table of PARTS) await db.execute(sql.raw(partTrigger(table)))
  await db.execute(sql`
    alter table settings_approval_limits
      add constraint settings_approval_limits_discount check (max_discount between 0 and 100),
      add constraint settings_approval_limits_named check (
        max_total_base is not null or max_discount is not null);
    alter table tenders
      add constraint tenders_approval_request check (
        (approver_id is null) = (approval_asked_at is null)
        and length(coalesce(approval_note, '')) <= 2000
        and length(coalesce(approval_refusal, '')) <= 500);
    alter table tender_templates
      add column name_folded text collate "C" generated always as (fold_text(name)) stored,
      add constraint tender_templates_content check (
        jsonb_typeof(content -> 'items') = 'array' and length(name) <= 200
        and line_count >= 0 and line_count < 1e6);
    create unique index tender_templates_one_name on tender_templates (name_folded);
    do $$
    begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index tender_templates_search_idx on tender_templates
          using gin (name_folded gin_trgm_ops);
      end if;
    end $$;
    create trigger z_audit after insert or update or delete on tender_templates
      for each row execute function audit_row('tender-templates', 'id');
    alter table tender_answers
      add constraint tender_answers_signature check (signature is null or
        kind = 'accepted' and jsonb_typeof(signature) = 'array' and length(signature::text) <= 20000);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_answers drop constraint tender_answers_signature;
    drop trigger z_audit on tender_templates;
    alter table tender_templates drop column name_folded, drop constraint tender_templates_content;
    alter table tenders drop constraint tenders_approval_request;
    alter table settings_approval_limits drop constraint settings_approval_limits_discount,
      drop constraint settings_approval_limits_named;
    drop function keep_accepted_parts cascade;
    drop function keep_accepted_content cascade;
    drop function refuse_accepted;
    drop function end_request_of_plan cascade;
    drop function end_request_of_items cascade;
    drop function end_approval_request;
    drop function keep_approval_request cascade;
    drop function plan_of_tender;
    drop function tender_content;
  `)
}
