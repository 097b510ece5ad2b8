import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Takes out of the roles what no longer is a right: those that changed nothing (deleting the
 * dashboard, exporting before there is an export). A row that is left without any goes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    with subjects(subject, actions) as (values
      ('AclDemo', array['read']),
      ('dashboard', array['read']),
      ('customers', array['read', 'create', 'write', 'delete']),
      ('meets', array['read', 'create', 'write', 'delete']),
      ('company-projects', array['read', 'create', 'write', 'delete']),
      ('tenders', array['read', 'create', 'write', 'delete', 'approve', 'invoice', 'changeRates']),
      ('stock-cards', array['read', 'create', 'write', 'delete', 'seeCosts']),
      ('stock-groups', array['read', 'create', 'write', 'delete']),
      ('stock-group-stocks', array['read', 'create', 'write', 'delete']),
      ('stock-movements', array['read', 'create', 'write']),
      ('stock-reservations', array['read', 'create']),
      ('stock-types', array['read', 'create', 'write', 'delete']),
      ('users', array['read', 'create', 'write', 'delete']),
      ('roles', array['read', 'create', 'write', 'delete']),
      ('settings', array['read', 'write'])
    ), cleaned as (
      select r.id, coalesce(jsonb_agg(jsonb_set(p.row, '{actions}', kept.actions) order by p.place)
        filter (where kept.actions is not null), '[]') as permissions
      from roles r
      left join lateral jsonb_array_elements(r.permissions) with ordinality p(row, place)
        on jsonb_typeof(p.row) = 'object' and jsonb_typeof(p.row -> 'actions') = 'array'
      left join lateral (
        select jsonb_agg(a.action order by a.place) as actions
        from subjects s, jsonb_array_elements(p.row -> 'actions') with ordinality a(action, place)
        where s.subject = p.row ->> 'subject' and a.action #>> '{}' = any (s.actions)
      ) kept on true
      group by r.id
    )
    update roles r set permissions = c.permissions, updated_at = now()
    from cleaned c where c.id = r.id and c.permissions is distinct from r.permissions;
  `)
}

/** What was taken out let nobody do anything: there is nothing to give back. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select 1`)
}
