import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What an approval binds cannot change under it: the columns that `APPROVED_FIELDS` of the domain
 * names (a test compares the two), the instalments, and the files that the customer sees. The row
 * of the tender is locked first, so that a change and an approval at one moment follow each other.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function keep_approved_content() returns trigger language plpgsql as $$
    begin
      if old.status not in ('draft', 'sent')
        and coalesce(current_setting('app.tender_writer', true), '') <> 'on' and
        (new.title, new.type, new.date, new.valid_until, new.company_id, new.branch_id,
         new.employee_id, new.unconnected_name, new.unconnected_email, new.unconnected_phone,
         new.company_project_id, new.currency, new.currency_rate, new.discount_type,
         new.discount_value, new.payment_date, new.notes)
        is distinct from (old.title, old.type, old.date, old.valid_until, old.company_id,
         old.branch_id, old.employee_id, old.unconnected_name, old.unconnected_email,
         old.unconnected_phone, old.company_project_id, old.currency, old.currency_rate,
         old.discount_type, old.discount_value, old.payment_date, old.notes) then
        raise exception using errcode = 'BO409', message = 'tenderLocked',
          detail = json_build_object('status', old.status)::text;
      end if;
      return new;
    end $$;
    create trigger keep_approved_content before update on tenders
      for each row execute function keep_approved_content();

    create function refuse_locked_tender(tender int) returns void language plpgsql as $$
    declare state text;
    begin
      select status into state from tenders where id = tender for no key update;
      if state not in ('draft', 'sent')
        and coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
        raise exception using errcode = 'BO409', message = 'tenderLocked',
          detail = json_build_object('status', state)::text;
      end if;
    end $$;

    create function keep_approved_instalments() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform refuse_locked_tender(old._parent_id); end if;
      if tg_op <> 'DELETE' then perform refuse_locked_tender(new._parent_id); end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger keep_approved_instalments
      before insert or update or delete on tenders_payment_installments
      for each row execute function keep_approved_instalments();

    create function keep_approved_files() returns trigger language plpgsql as $$
    begin
      -- A row written again as it was is no change.
      if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
        return new;
      end if;
      if tg_op <> 'INSERT' and old.visibility = 'customer'
        or tg_op = 'UPDATE' and new.visibility = 'customer' then
        perform refuse_locked_tender(old.tender_id);
      end if;
      if tg_op <> 'DELETE' and new.visibility = 'customer'
        or tg_op = 'UPDATE' and old.visibility = 'customer' then
        perform refuse_locked_tender(new.tender_id);
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger keep_approved_files before insert or update or delete on tender_files
      for each row execute function keep_approved_files();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger keep_approved_content on tenders;
    drop trigger keep_approved_instalments on tenders_payment_installments;
    drop trigger keep_approved_files on tender_files;
    drop function keep_approved_content, keep_approved_instalments, keep_approved_files;
    drop function refuse_locked_tender(int);
  `)
}
