import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const NAMES = `
  ('companies', 'name'), ('companies', 'title'), ('branches', 'name'), ('employees', 'name'),
  ('meets', 'title'), ('company_projects', 'name'), ('tenders', 'title'), ('stock_cards', 'name'),
  ('stock_groups', 'name'), ('stock_types', 'name'), ('users', 'name'), ('roles', 'name')`

const setCollation = (collation: string) => `
  do $$
  declare one record;
  begin
    for one in select * from (values ${NAMES}) as names (tab, col) loop
      execute format('alter table %I alter %I type varchar collate %s', one.tab, one.col, '${collation}');
    end loop;
  end $$;`

/** Names stand in the order of the Turkish alphabet (Ç after C, ı before i), wherever they are sorted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(setCollation('"tr-x-icu"')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(setCollation('"default"')))
}
