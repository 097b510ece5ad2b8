import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Indexes that every written row pays for and no query needs: those whose columns another index begins
 * with, and entries of movements without a value. Most movements have no project, reservation, assembly
 * or group, and nobody looks for those that have none. The new ones are made first, so that reading
 * waits for the drops only.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index stock_movements_of_project on stock_movements (project_id)
      where project_id is not null;
    create index stock_movements_of_reservation on stock_movements (reservation_id)
      where reservation_id is not null;
    create index stock_movements_of_assembly on stock_movements (assembly)
      where assembly is not null;
    create index stock_movements_of_group on stock_movements (stock_group_id)
      where stock_group_id is not null;
    drop index stock_movements_project_idx;
    drop index stock_movements_reservation_idx;
    drop index stock_movements_assembly_idx;
    drop index stock_movements_stock_group_idx;
    -- As stock_movements_card_order_idx, and the beginning of stock_movements_one_count.
    drop index stock_movements_card_sequence;
    drop index stock_movements_count_idx;
    -- The beginnings of stock_reservations_by_status, stockGroup_stockCard_idx,
    -- recipient_readAt_createdAt_idx, currency_rates_day_source, settings_approval_limits_one_per_role
    -- and settings_company_profile_banks_once.
    drop index stock_reservations_stock_card_idx;
    drop index stock_group_stocks_stock_group_idx;
    drop index notifications_recipient_idx;
    drop index currency_rates_day_idx;
    drop index settings_approval_limits_role_idx;
    drop index settings_company_profile_banks_parent_id_idx`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create index stock_movements_card_sequence on stock_movements (stock_card_id, id);
    create index stock_movements_count_idx on stock_movements (count_id);
    create index stock_movements_project_idx on stock_movements (project_id);
    create index stock_movements_reservation_idx on stock_movements (reservation_id);
    create index stock_movements_assembly_idx on stock_movements (assembly);
    create index stock_movements_stock_group_idx on stock_movements (stock_group_id);
    drop index stock_movements_of_project;
    drop index stock_movements_of_reservation;
    drop index stock_movements_of_assembly;
    drop index stock_movements_of_group;
    create index stock_reservations_stock_card_idx on stock_reservations (stock_card_id);
    create index stock_group_stocks_stock_group_idx on stock_group_stocks (stock_group_id);
    create index notifications_recipient_idx on notifications (recipient_id);
    create index currency_rates_day_idx on currency_rates (day);
    create index settings_approval_limits_role_idx on settings_approval_limits (role_id);
    create index settings_company_profile_banks_parent_id_idx
      on settings_company_profile_banks (_parent_id)`)
}
