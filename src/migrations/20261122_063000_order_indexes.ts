import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Indexes in the order of the lists, with the tie-breakers that every list ends with: the newest
 * first, then by id. A page is then read from the index instead of sorting all that match.
 *
 * - Cards of one type, and all cards, by name.
 * - Tenders of one company, and all tenders, newest first. The latter carries what the dashboard adds
 *   up, so that it never reads the rows themselves.
 * - Movements, newest first: skipping fifty thousand of them reads the index only. The type beside
 *   it is what the chart of receipts and issues counts.
 * - Movements of one card in the order in which they were posted, as the ledger and its list read
 *   them.
 *
 * What goes is the beginning of one of these, or repeats a partial index: a reversal is found by
 * `stock_movements_one_reversal`, the rows of a tender by `stock_movements_tender_card`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index stock_cards_type_order_idx
      on stock_cards (stock_type_id, name, created_at desc, id desc);
    create index stock_cards_order_idx on stock_cards (name, created_at desc, id desc);
    create index tenders_company_order_idx
      on tenders (company_id, date desc, created_at desc, id desc);
    create index tenders_order_idx on tenders (date desc, created_at desc, id desc)
      include (status, valid_until, is_approved, is_invoiced, total_base, company_id);
    create index stock_movements_order_idx
      on stock_movements (operation_date desc, created_at desc, id desc) include (type);
    create index stock_movements_card_order_idx on stock_movements (stock_card_id, id);

    drop index stock_cards_stock_type_idx, stock_cards_name_idx, tenders_company_idx,
      stock_movements_operation_date_idx, stock_movements_stock_card_idx,
      stock_movements_reversal_of_idx, stock_movements_tender_idx;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create index stock_cards_stock_type_idx on stock_cards (stock_type_id);
    create index stock_cards_name_idx on stock_cards (name);
    create index tenders_company_idx on tenders (company_id);
    create index stock_movements_operation_date_idx on stock_movements (operation_date);
    create index stock_movements_stock_card_idx on stock_movements (stock_card_id);
    create index stock_movements_reversal_of_idx on stock_movements (reversal_of_id);
    create index stock_movements_tender_idx on stock_movements (tender_id);

    drop index stock_cards_type_order_idx, stock_cards_order_idx, tenders_company_order_idx,
      tenders_order_idx, stock_movements_order_idx, stock_movements_card_order_idx;
  `)
}
