import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The table of the collection is there already, with its triggers and without a reference to users:
 * who did something stays written when they are gone. Roles that held every right there was may
 * read the trail as well.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    with subjects(subject, actions) as (values
      ('AclDemo', '["read"]'::jsonb),
      ('dashboard', '["read"]'),
      ('customers', '["read", "create", "write", "delete"]'),
      ('meets', '["read", "create", "write", "delete"]'),
      ('company-projects', '["read", "create", "write", "delete"]'),
      ('tenders', '["read", "create", "write", "delete", "approve", "invoice", "changeRates"]'),
      ('stock-cards', '["read", "create", "write", "delete", "seeCosts"]'),
      ('stock-groups', '["read", "create", "write", "delete"]'),
      ('stock-group-stocks', '["read", "create", "write", "delete"]'),
      ('stock-movements', '["read", "create", "write"]'),
      ('stock-reservations', '["read", "create"]'),
      ('stock-types', '["read", "create", "write", "delete"]'),
      ('users', '["read", "create", "write", "delete"]'),
      ('roles', '["read", "create", "write", "delete"]'),
      ('settings', '["read", "write"]')
    )
    update roles r set updated_at = now(),
      permissions = r.permissions || '[{"subject": "audit", "actions": ["read"]}]'::jsonb
    where jsonb_typeof(r.permissions) = 'array' and not exists (
      select from subjects s where not exists (
        select from jsonb_array_elements(r.permissions) p
        where p ->> 'subject' = s.subject and p -> 'actions' @> s.actions
          and coalesce(p -> 'fields', 'null') = 'null'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update roles r set permissions = coalesce((
      select jsonb_agg(p.row order by p.place)
      from jsonb_array_elements(r.permissions) with ordinality p(row, place)
      where p.row ->> 'subject' is distinct from 'audit'), '[]')
    where jsonb_typeof(r.permissions) = 'array';
  `)
}
