-- Search in folded columns, with trigram indexes: what lists, pickers and the palette search in.
-- It works without the extension too, by reading every row
-- (docs/decisions/0010-folded-columns.md).

do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise warning 'pg_trgm cannot be installed here (%): searches read whole tables', sqlerrm;
end $$;

do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    return;
  end if;
  create index roles_search_idx on roles using gin (name_folded gin_trgm_ops);
  create index users_search_idx on users using gin (
    name_folded gin_trgm_ops, email_folded gin_trgm_ops, phone_folded gin_trgm_ops);
  create index currency_rates_search_idx on currency_rates using gin (note_folded gin_trgm_ops);
  create index companies_search_idx on companies using gin (
    name_folded gin_trgm_ops, title_folded gin_trgm_ops, email_folded gin_trgm_ops,
    boss_name_folded gin_trgm_ops, boss_phone_folded gin_trgm_ops);
  create index branches_search_idx on branches using gin (
    name_folded gin_trgm_ops, tax_number_folded gin_trgm_ops, phone_folded gin_trgm_ops);
  create index employees_search_idx on employees using gin (
    name_folded gin_trgm_ops, email_folded gin_trgm_ops, phone1_folded gin_trgm_ops,
    phone2_folded gin_trgm_ops, cell_phone1_folded gin_trgm_ops, cell_phone2_folded gin_trgm_ops);
  create index meets_search_idx on meets using gin (
    title_folded gin_trgm_ops, contact_person_folded gin_trgm_ops);
  create index company_projects_search_idx on company_projects using gin (
    name_folded gin_trgm_ops);
  create index stock_types_search_idx on stock_types using gin (name_folded gin_trgm_ops);
  create index stock_cards_search_idx on stock_cards using gin (
    name_folded gin_trgm_ops, sku_folded gin_trgm_ops, barcode_folded gin_trgm_ops,
    qr_code_folded gin_trgm_ops);
  create index stock_groups_search_idx on stock_groups using gin (name_folded gin_trgm_ops);
  create index stock_counts_search_idx on stock_counts using gin (title_folded gin_trgm_ops);
  create index price_changes_search_idx on price_changes using gin (title_folded gin_trgm_ops);
  create index tenders_search_idx on tenders using gin (
    title_folded gin_trgm_ops, number_folded gin_trgm_ops, invoice_number_folded gin_trgm_ops,
    unconnected_name_folded gin_trgm_ops);
  create index tender_templates_search_idx on tender_templates using gin (
    name_folded gin_trgm_ops);
end $$;
