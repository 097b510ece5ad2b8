import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Only what has a price can be chosen, and only an acceptance has a choice and a total.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_items
      add constraint tender_items_choice check (
        choice = 'included' or kind in ('stockCard', 'stockGroup', 'text'));
    alter table tender_answers
      add constraint tender_answers_choice check (
        (kind = 'accepted' or chosen is null and total is null and currency is null)
        and coalesce(jsonb_typeof(chosen) = 'array', true)
        and coalesce(total, 0) between 0 and 1e15 and length(coalesce(currency, '')) <= 3);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_items drop constraint tender_items_choice;
    alter table tender_answers drop constraint tender_answers_choice;
  `)
}
