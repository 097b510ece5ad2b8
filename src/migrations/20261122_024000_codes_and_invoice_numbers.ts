import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The same characters as `cleanText` of the domain: blanks, zero-width and directional marks. */
const BLANKS =
  ' \\t\\n\\r\\f\\u000b\\u00a0\\u00ad\\u0085\\u061c\\u115f\\u1160\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f' +
  '\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufeff\\uffa0'

/**
 * The same as `codeKey` of the domain; a test compares them. Immutable, so that indexes may use it:
 * the rules of ICU are named, none is the server's. Named like the columns' own unique indexes,
 * which they replace, so that a violation is told at the field.
 */
const CODES = `
  create function code_key(code text) returns text
    language sql immutable strict parallel safe
    return lower(
      translate(
        normalize(
          regexp_replace(code collate pg_catalog."C", E'^[${BLANKS}]+|[${BLANKS}]+$', '', 'g'),
          NFKC
        ),
        'İIı', 'iii'
      ) collate pg_catalog."und-x-icu"
    );

  do $$
  declare twice text;
  begin
    select string_agg(code, ', ') into twice from (
      select min(code) as code from (
        select 'sku' as kind, sku as code from stock_cards where sku is not null
        union all select 'barcode', barcode from stock_cards where barcode is not null) c
      group by kind, code_key(code) having count(*) > 1) t;
    if twice is not null then
      raise exception 'Two stock cards share a code but for case or blanks, change one of each: %', twice;
    end if;
  end $$;

  drop index stock_cards_sku_idx;
  drop index stock_cards_barcode_idx;
  create unique index stock_cards_sku_idx on stock_cards (code_key(sku));
  create unique index stock_cards_barcode_idx on stock_cards (code_key(barcode));`

/**
 * An invoice number is stored in its one form, so that a plain unique index is enough. Numbers of
 * before get that form; one that has none, or that two tenders then share, is named and stops the
 * migration: which of two is right is for a person to say.
 */
const INVOICE_NUMBERS = `
  drop index tenders_invoice_number_once;
  select set_config('app.tender_writer', 'on', true);
  update tenders set invoice_number = upper(
    regexp_replace(normalize(invoice_number, NFKC), E'[${BLANKS}]', '', 'g') collate pg_catalog."C")
  where invoice_number !~ '^[A-Z0-9/-]{1,50}$';
  select set_config('app.tender_writer', '', true);
  do $$
  declare wrong text;
  begin
    select string_agg(invoice_number, ', ') into wrong from tenders t
    where invoice_number !~ '^[A-Z0-9/-]{1,50}$' or exists (
      select 1 from tenders o where o.id <> t.id and o.invoice_number = t.invoice_number);
    if wrong is not null then
      raise exception 'Invoice numbers have A-Z, 0-9, / and - only, each once; mend these: %', wrong;
    end if;
  end $$;
  create unique index tenders_invoice_number_once on tenders (invoice_number)
    where invoice_number is not null;
  alter table tenders add constraint tenders_invoice_number_form
    check (invoice_number ~ '^[A-Z0-9/-]{1,50}$');`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(CODES))
  await db.execute(sql.raw(INVOICE_NUMBERS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tenders drop constraint tenders_invoice_number_form;
    drop index tenders_invoice_number_once;
    create unique index tenders_invoice_number_once on tenders (upper(btrim(invoice_number)))
      where invoice_number is not null;
    drop index stock_cards_sku_idx;
    drop index stock_cards_barcode_idx;
    create unique index stock_cards_sku_idx on stock_cards (sku);
    create unique index stock_cards_barcode_idx on stock_cards (barcode);
    drop function code_key(text);
  `)
}
