import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const RIGHTS = `["read", "create", "write", "delete"]`

/** The rate with its day and source belongs to what an approval binds. */
const keepApproved = (more: readonly string[]) => {
  const columns = [
    'title, type, date, valid_until, company_id, branch_id, employee_id, unconnected_name',
    'unconnected_email, unconnected_phone, company_project_id, currency, currency_rate',
    ...more,
    'discount_type, discount_value, payment_date, notes',
  ]
    .join(', ')
    .split(', ')
  const row = (of: string) => `(${columns.map((column) => `${of}.${column}`).join(', ')})`
  return `create or replace function keep_approved_content() returns trigger language plpgsql as $$
    begin
      if old.status not in ('draft', 'sent')
        and coalesce(current_setting('app.tender_writer', true), '') <> 'on' and
        ${row('new')} is distinct from ${row('old')} then
        raise exception using errcode = 'BO409', message = 'tenderLocked',
          detail = json_build_object('status', old.status)::text;
      end if;
      return new;
    end $$;`
}

/**
 * Rates are positive, one of each source on a day; what the central bank published stays. What an
 * invoice says of its rate is written by its command alone. Invoices made before say what they came
 * to at the rate they have. Roles that may write the settings get the rights to rates.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table currency_rates
      add constraint currency_rates_positive check (buying > 0 and selling > 0
        and buying < 1e12 and selling < 1e12),
      add constraint currency_rates_spread check (buying <= selling),
      add constraint currency_rates_noon check ((day at time zone 'UTC')::time = '12:00'),
      add column note_folded text collate "C" generated always as (fold_text(note)) stored;
    alter table tenders add constraint tenders_invoice_total
      check (coalesce(invoice_total_base, 0) >= 0 and coalesce(invoice_total_base, 0) < 1e15);
    create unique index currency_rates_day_source on currency_rates (day, currency, source);
    do $$
    begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index currency_rates_search_idx on currency_rates
          using gin (note_folded gin_trgm_ops);
      end if;
    end $$;

    create function keep_bulletin() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or (new.day, new.currency, new.buying, new.selling, new.source)
        is distinct from (old.day, old.currency, old.buying, old.selling, old.source) then
        raise exception using errcode = 'BO409', message = 'bulletinIsFinal', detail = '{}';
      end if;
      return new;
    end $$;
    create trigger keep_bulletin before update or delete on currency_rates
      for each row when (old.source = 'centralBank') execute function keep_bulletin();
    create function keep_rate_source() returns trigger language plpgsql as $$
    begin
      new.source := old.source;
      return new;
    end $$;
    create trigger keep_rate_source before update on currency_rates
      for each row when (old.source = 'manual') execute function keep_rate_source();
    create trigger z_audit after insert or update or delete on currency_rates
      for each row execute function audit_row('currency-rates', 'id');

    create function guard_invoice_rate() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('app.tender_writer', true), '') = 'on' then return new; end if;
      if tg_op = 'INSERT' then
        new.invoice_rate_day := null; new.invoice_rate_source := null;
        new.invoice_total_base := null;
      else
        new.invoice_rate_day := old.invoice_rate_day;
        new.invoice_rate_source := old.invoice_rate_source;
        new.invoice_total_base := old.invoice_total_base;
      end if;
      return new;
    end $$;
    create trigger guard_invoice_rate before insert or update on tenders
      for each row execute function guard_invoice_rate();

    select set_config('app.tender_writer', 'on', true);
    update tenders set invoice_rate = coalesce(invoice_rate, currency_rate, 1),
      invoice_total_base = round(total * coalesce(invoice_rate, currency_rate, 1), 2)
      where status = 'invoiced';
    select set_config('app.tender_writer', '', true);

    update roles r set updated_at = now(), permissions = r.permissions ||
      jsonb_build_object('subject', 'currency-rates', 'actions', ${sql.raw(`'${RIGHTS}'`)}::jsonb)
    where jsonb_typeof(r.permissions) = 'array'
      and exists (select from jsonb_array_elements(r.permissions) p
        where p ->> 'subject' = 'settings' and p -> 'actions' ? 'write'
          and coalesce(p -> 'fields', 'null') = 'null')
      and not exists (select from jsonb_array_elements(r.permissions) p
        where p ->> 'subject' = 'currency-rates');
  `)
  await db.execute(sql.raw(keepApproved(['rate_day', 'rate_source'])))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(keepApproved([])))
  await db.execute(sql`
    update roles r set permissions = coalesce((
      select jsonb_agg(p.row order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place)
      where p.row ->> 'subject' is distinct from 'currency-rates'), '[]')
    where jsonb_typeof(r.permissions) = 'array';
    drop trigger guard_invoice_rate on tenders;
    drop trigger keep_bulletin on currency_rates;
    drop trigger keep_rate_source on currency_rates;
    drop trigger z_audit on currency_rates;
    drop function guard_invoice_rate, keep_bulletin, keep_rate_source;
    drop index currency_rates_day_source;
    alter table tenders drop constraint tenders_invoice_total;
    alter table currency_rates drop column note_folded,
      drop constraint currency_rates_positive, drop constraint currency_rates_spread,
      drop constraint currency_rates_noon;
  `)
}
