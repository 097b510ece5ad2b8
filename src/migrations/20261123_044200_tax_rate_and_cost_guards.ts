import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * A kind of VAT has one rate a day. A line keeps what a unit cost when it was quoted: the average of
 * its card in lira, its cost price where nothing was ever received at a price; of a group the sum of
 * its parts, and nothing where one is not known. It is read when card, group or price are set, and
 * no statement that leaves them writes another one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index settings_tax_rates_one_a_day on settings_tax_rates (kind, valid_from);
    alter table settings_tax_rates
      add constraint settings_tax_rates_percent check (rate between 0 and 100);
    create trigger z_audit_before before insert or update or delete on settings_tax_rates
      for each row execute function audit_list_before('settings', 'tax_rates', '_parent_id', '_order');
    create constraint trigger z_audit_list after insert or update or delete on settings_tax_rates
      deferrable initially deferred for each row
      execute function audit_list('settings', 'tax_rates', '_parent_id', '_order');

    create function unit_cost_of(card int, stock_group int) returns numeric
      language sql stable as $$
      select case
        when card is not null then
          (select coalesce(average_cost, cost_price) from stock_cards where id = card)
        when stock_group is not null then
          (select case when count(*) > 0 and count(*) = count(coalesce(c.average_cost, c.cost_price))
             then round(sum(p.quantity * coalesce(c.average_cost, c.cost_price)), 6) end
           from stock_group_stocks p join stock_cards c on c.id = p.stock_card_id
           where p.stock_group_id = stock_group)
      end $$;

    create function keep_unit_cost() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (new.kind, new.stock_card_id, new.stock_group_id, new.unit_price)
          is not distinct from (old.kind, old.stock_card_id, old.stock_group_id, old.unit_price) then
        new.unit_cost := old.unit_cost;
      elsif tg_op = 'UPDATE' or new.unit_cost is null then
        new.unit_cost := unit_cost_of(new.stock_card_id, new.stock_group_id);
      end if;
      return new;
    end $$;
    create trigger keep_unit_cost before insert or update on tender_items
      for each row execute function keep_unit_cost();
    alter table tender_items
      add constraint tender_items_unit_cost check (unit_cost between 0 and 1e15);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_items drop constraint tender_items_unit_cost;
    drop trigger keep_unit_cost on tender_items;
    drop function keep_unit_cost;
    drop function unit_cost_of;
    drop trigger z_audit_list on settings_tax_rates;
    drop trigger z_audit_before on settings_tax_rates;
    alter table settings_tax_rates drop constraint settings_tax_rates_percent;
    drop index settings_tax_rates_one_a_day;
  `)
}
