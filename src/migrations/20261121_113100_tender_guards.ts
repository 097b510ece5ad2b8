import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * State, number and totals of a tender are written by commands only, which raise the flag
 * app.tender_writer for their statement; what an approval belongs to cannot change under it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table tender_counters (year int primary key, n int not null check (n > 0));

    create function guard_tender() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('app.tender_writer', true), '') = 'on' then
        return new;
      end if;
      if tg_op = 'INSERT' then
        new.status := 'draft'; new.number := null; new.revision := 1; new.revision_of_id := null;
        new.is_approved := false; new.approved_by_id := null; new.approved_at := null;
        new.approved_hash := null; new.is_invoiced := false; new.invoice_number := null;
        new.invoiced_at := null; new.invoice_rate := null; new.reason := null;
        new.subtotal := 0; new.discount_total := 0; new.tax_total := 0; new.total := 0;
        new.total_base := 0;
        return new;
      end if;
      -- Payload rewrites whole rows from an earlier read: keep what only commands write.
      new.status := old.status; new.number := old.number; new.revision := old.revision;
      new.revision_of_id := old.revision_of_id; new.is_approved := old.is_approved;
      new.approved_by_id := old.approved_by_id; new.approved_at := old.approved_at;
      new.approved_hash := old.approved_hash; new.is_invoiced := old.is_invoiced;
      new.invoice_number := old.invoice_number; new.invoiced_at := old.invoiced_at;
      new.invoice_rate := old.invoice_rate; new.reason := old.reason;
      new.subtotal := old.subtotal; new.discount_total := old.discount_total;
      new.tax_total := old.tax_total; new.total := old.total; new.total_base := old.total_base;
      new.created_by_id := old.created_by_id;
      if old.status not in ('draft', 'sent') and
        (new.title, new.date, new.valid_until, new.company_id, new.branch_id, new.employee_id,
         new.unconnected_name, new.currency, new.currency_rate, new.discount_type,
         new.discount_value)
        is distinct from (old.title, old.date, old.valid_until, old.company_id, old.branch_id,
         old.employee_id, old.unconnected_name, old.currency, old.currency_rate,
         old.discount_type, old.discount_value) then
        raise exception using errcode = 'BO409', message = 'tenderLocked',
          detail = json_build_object('status', old.status)::text;
      end if;
      return new;
    end $$;
    create trigger guard_tender before insert or update on tenders
      for each row execute function guard_tender();

    create function keep_numbered_tender() returns trigger language plpgsql as $$
    begin
      if old.status <> 'draft' or old.number is not null then
        raise exception using errcode = 'BO409', message = 'tenderLocked',
          detail = json_build_object('status', old.status)::text;
      end if;
      return old;
    end $$;
    create trigger keep_numbered_tender before delete on tenders
      for each row execute function keep_numbered_tender();

    create function guard_tender_item() returns trigger language plpgsql as $$
    declare
      state text;
      is_writer boolean := coalesce(current_setting('app.tender_writer', true), '') = 'on';
    begin
      select status into state from tenders
        where id = case when tg_op = 'DELETE' then old.tender_id else new.tender_id end
        for no key update;
      if state is not null and state not in ('draft', 'sent') and not is_writer then
        raise exception using errcode = 'BO409', message = 'tenderLocked',
          detail = json_build_object('status', state)::text;
      end if;
      if tg_op = 'DELETE' then return old; end if;
      if not is_writer then
        new.net := case when tg_op = 'UPDATE' then old.net else 0 end;
        new.tax := case when tg_op = 'UPDATE' then old.tax else 0 end;
      end if;
      if tg_op = 'UPDATE' and new.tender_id <> old.tender_id then
        raise exception using errcode = 'BO409', message = 'tenderLocked', detail = '{}';
      end if;
      return new;
    end $$;
    create trigger guard_tender_item before insert or update or delete on tender_items
      for each row execute function guard_tender_item();

    alter table tenders
      alter status set not null, alter is_approved set not null, alter is_invoiced set not null,
      alter total set not null, alter total_base set not null, alter currency_rate set not null,
      add constraint tenders_valid_until_after_date check (valid_until >= date),
      add constraint tenders_rate_positive check (
        currency_rate > 0 and currency_rate < 1e12
        and coalesce(invoice_rate, 1) > 0 and coalesce(invoice_rate, 1) < 1e12),
      add constraint tenders_revision_in_range check (coalesce(revision, 1) between 1 and 1e6),
      add constraint tenders_approval_complete check (
        is_approved = (status in ('approved', 'invoiced'))
        and is_approved = (approved_at is not null) and is_approved = (approved_hash is not null)),
      add constraint tenders_invoice_complete check (
        is_invoiced = (status = 'invoiced') and is_invoiced = (invoiced_at is not null)
        and (is_invoiced or invoice_number is null)
        and (invoiced_at is null or invoiced_at >= approved_at)),
      add constraint tenders_numbered check (number is not null or status not in ('sent', 'approved', 'invoiced')),
      add constraint tenders_totals_finite check (
        subtotal between 0 and 1e15 and discount_total between 0 and 1e15
        and tax_total between 0 and 1e15 and total between 0 and 1e15
        and total_base between 0 and 1e16),
      add constraint tenders_discount_in_range check (
        coalesce(discount_value, 0) between 0 and 1e15
        and (discount_type is distinct from 'percent' or coalesce(discount_value, 0) <= 100));
    create unique index tenders_number_once on tenders (number) where number is not null;
    create unique index tenders_invoice_number_once on tenders (upper(btrim(invoice_number)))
      where invoice_number is not null;

    alter table tender_items
      add constraint tender_items_figures check (
        kind not in ('stockCard', 'stockGroup', 'text')
        or (quantity > 0 and quantity < 1e12 and unit_price > 0 and unit_price < 1e12
            and coalesce(tax_rate, 0) between 0 and 100
            and coalesce(discount_value, 0) between 0 and 1e15
            and quantity is not null and unit_price is not null)),
      add constraint tender_items_subject check (
        (kind = 'stockCard') = (stock_card_id is not null)
        and (kind = 'stockGroup') = (stock_group_id is not null)),
      add constraint tender_items_totals_finite check (
        net between 0 and 1e15 and tax between 0 and 1e15 and coalesce("order", 0) between 0 and 1e6);
    alter table tenders_payment_installments
      add constraint tenders_payment_installments_amount_finite check (amount between 0 and 1e15);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger guard_tender on tenders;
    drop trigger keep_numbered_tender on tenders;
    drop trigger guard_tender_item on tender_items;
    drop function guard_tender, keep_numbered_tender, guard_tender_item;
    drop table tender_counters;
    drop index tenders_number_once;
    drop index tenders_invoice_number_once;
    alter table tenders
      alter status drop not null, alter is_approved drop not null, alter is_invoiced drop not null,
      alter total drop not null, alter total_base drop not null, alter currency_rate drop not null,
      drop constraint tenders_valid_until_after_date, drop constraint tenders_rate_positive,
      drop constraint tenders_approval_complete, drop constraint tenders_invoice_complete,
      drop constraint tenders_numbered, drop constraint tenders_totals_finite,
      drop constraint tenders_discount_in_range, drop constraint tenders_revision_in_range;
    alter table tender_items
      drop constraint tender_items_figures, drop constraint tender_items_subject,
      drop constraint tender_items_totals_finite;
    alter table tenders_payment_installments
      drop constraint tenders_payment_installments_amount_finite;
  `)
}
