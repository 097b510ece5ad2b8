import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

// Whole functions, as in earlier migrations: what one of those did must stay as it was.
const leavesOut = (...more: string[]) => `
  create or replace function audit_leaves_out(column_name text) returns boolean language sql
    immutable as $$
    select column_name in ('id', 'updated_at', 'created_at',
        'hash', 'salt', 'reset_password_token', 'reset_password_expiration', 'login_attempts',
        'lock_until', 'api_key', 'api_key_index',
        'token_hash', 'token_nonce', 'paper',
        ${['last_cost', 'stock_value', 'current_quantity', 'reserved_quantity']
          .concat('available_quantity', 'average_cost', more)
          .map((name) => `'${name}'`)
          .join(', ')})
      or right(column_name, 7) = '_folded' $$;`

const guard = (more: string) => `
  create or replace function guard_stock_card() returns trigger language plpgsql as $$
  begin
    new.allow_no_stock := coalesce(new.allow_no_stock, false);
    if tg_op = 'INSERT' then
      new.current_quantity := 0;
      new.reserved_quantity := 0;
      new.average_cost := null;
      new.last_cost := null;
    elsif pg_trigger_depth() < 2 then
      new.average_cost := old.average_cost;
      new.last_cost := old.last_cost;
      -- A repair alone lifts this: it writes what movements and reservations add up to.
      if coalesce(current_setting('app.counter_writer', true), '') <> 'on' then
        new.current_quantity := old.current_quantity;
        new.reserved_quantity := old.reserved_quantity;
      end if;
    end if;
    new.available_quantity := new.current_quantity - new.reserved_quantity;
    new.stock_value := round(new.current_quantity * new.average_cost, 2);
    ${more}
    return new;
  end $$;`

const isLow = (row: string) => `
  not ${row}.allow_no_stock and not coalesce(${row}.is_archived, false)
    and ${row}.available_quantity < coalesce(${row}.min_quantity, 5)`

/** What `domain/stock/lowStock.ts` says of a card, kept with its quantities. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(guard(`new.is_low := ${isLow('new')};`)))
  await db.execute(sql.raw(leavesOut('is_low')))
  await db.execute(
    sql.raw(`
    alter table stock_cards disable trigger user;
    update stock_cards c set is_low = ${isLow('c')};
    alter table stock_cards enable trigger user;`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(leavesOut()))
  await db.execute(sql.raw(guard('')))
}
