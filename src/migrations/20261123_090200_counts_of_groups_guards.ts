import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const TYPED = '(%.scope, %.stock_type_id, %.is_blind)'
const GROUPED = '(%.scope, %.stock_type_id, %.stock_group_id, %.is_blind)'

/** The plan of a count, as its trigger compares it, with other columns. */
const comparing = (from: string, to: string): string => {
  const swap = (text: string, row: string) =>
    `replace(${text}, '${from.replaceAll('%', row)}', '${to.replaceAll('%', row)}')`
  return `
    do $$
    declare body text := pg_get_functiondef('guard_stock_count'::regproc);
    begin
      if strpos(body, '${from.replaceAll('%', 'new')}') = 0 then
        raise exception 'The plan of a count is kept in another way';
      end if;
      execute ${swap(swap('body', 'new'), 'old')};
    end $$;`
}

/** A count of the parts of a group names it; the group it names stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    alter table stock_counts
      drop constraint stock_counts_stock_group_id_stock_groups_id_fk,
      add constraint stock_counts_stock_group_id_stock_groups_id_fk
        foreign key (stock_group_id) references stock_groups (id) on delete restrict,
      add constraint stock_counts_group_named
        check (scope::text <> 'group' or stock_group_id is not null);
    ${comparing(TYPED, GROUPED)}`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${comparing(GROUPED, TYPED)}
    alter table stock_counts
      drop constraint stock_counts_group_named,
      drop constraint stock_counts_stock_group_id_stock_groups_id_fk,
      add constraint stock_counts_stock_group_id_stock_groups_id_fk
        foreign key (stock_group_id) references stock_groups (id) on delete set null;`),
  )
}
