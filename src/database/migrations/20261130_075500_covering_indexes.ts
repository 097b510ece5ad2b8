import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Two indexes get a column more, and do all that they did before. Lines of a tender by their card: the
 * last price of a card is looked up in each tender of a customer without reading the other lines. Stages
 * with the totals in lira: the board adds up all tenders without reading the table.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index tender_items_tender_card_idx on tender_items (tender_id, stock_card_id);
    create index tenders_stage_total_idx on tenders (stage) include (total_base);
    drop index tender_items_tender_idx;
    drop index tenders_stage_idx`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index tender_items_tender_idx on tender_items (tender_id);
    create index tenders_stage_idx on tenders (stage);
    drop index tender_items_tender_card_idx;
    drop index tenders_stage_total_idx`)
}
