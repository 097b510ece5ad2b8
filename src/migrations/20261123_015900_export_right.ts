import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Whoever keeps users, roles and settings may take lists along as files, of the subjects they read
 * as a whole; they give the right to others.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update roles r set updated_at = now(), permissions = (
      select jsonb_agg(case
        when p.row ->> 'subject' in ('customers', 'meets', 'company-projects', 'tenders',
            'stock-cards', 'stock-groups', 'stock-group-stocks', 'stock-movements',
            'stock-reservations', 'stock-counts', 'stock-types', 'users', 'currency-rates')
          and p.row -> 'actions' ? 'read' and not p.row ? 'fields'
          and not p.row -> 'actions' ? 'export'
        then jsonb_set(p.row, '{actions}', p.row -> 'actions' || '["export"]'::jsonb)
        else p.row end order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place))
    where jsonb_typeof(r.permissions) = 'array' and jsonb_array_length(r.permissions) > 0
      and not exists (
        select from (values ('users'), ('roles'), ('settings')) s(subject)
        where not exists (select from jsonb_array_elements(r.permissions) p
          where p ->> 'subject' = s.subject and p -> 'actions' ? 'write' and not p ? 'fields'));
  `)
}

/** The right goes; what somebody took along is theirs. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update roles r set updated_at = now(), permissions = (
      select jsonb_agg(case when jsonb_typeof(p.row -> 'actions') = 'array'
        then jsonb_set(p.row, '{actions}', (p.row -> 'actions') - 'export') else p.row end
        order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place))
    where jsonb_typeof(r.permissions) = 'array' and jsonb_array_length(r.permissions) > 0;
  `)
}
