import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * A cost price is above zero or empty, like every price: 0 makes every margin 100 %. What was 0 becomes
 * empty, in deleted cards as well, and the trail says so.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update stock_cards set cost_price = null where cost_price = 0;
    set constraints all immediate;
    alter table stock_cards add constraint stock_cards_cost_price check (cost_price > 0);

    alter table trash disable trigger keep_trash;
    update trash set content = (
        select jsonb_agg(case when part ->> 'table' <> 'stock_cards' then part else part
            || jsonb_build_object('rows', (
              select jsonb_agg(case when (r.one ->> 'cost_price')::numeric = 0
                then r.one || '{"cost_price": null}' else r.one end order by r.place)
              from jsonb_array_elements(part -> 'rows') with ordinality r(one, place))) end
          order by place)
        from jsonb_array_elements(content) with ordinality parts(part, place))
      where subject = 'stock-cards';
    alter table trash enable trigger keep_trash;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table stock_cards drop constraint stock_cards_cost_price;`)
}
