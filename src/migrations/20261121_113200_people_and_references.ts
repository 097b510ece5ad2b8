import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Status, role and e-mail of a user survive a login in flight, which rewrites the whole row; and
 * no deletion leaves rows behind that point to nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function guard_user() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('app.user_writer', true), '') <> 'on' then
        new.status := old.status;
        new.role_id := old.role_id;
        new.email := old.email;
      end if;
      return new;
    end $$;
    create trigger guard_user before update on users for each row execute function guard_user();
    alter table users alter status set not null;
    create unique index users_email_canonical on users (lower(email));

    create unique index employees_one_default_contact on employees (company_id)
      where is_default_contact;

    alter table roles add constraint roles_permissions_are_a_list
      check (jsonb_typeof(permissions) = 'array');

    -- Payload writes every optional reference as ON DELETE SET NULL: a deleted company would
    -- silently leave its tenders without a customer. Here a referenced row cannot be deleted;
    -- rows that are part of their parent go with it.
    do $$
    declare
      fk record;
      rule text;
    begin
      for fk in
        select c.conname, c.conrelid::regclass as child, a.attname, c.confrelid::regclass as parent
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confdeltype = 'n' and c.connamespace = 'public'::regnamespace
          and c.conrelid::regclass::text not like 'payload_%'
      loop
        rule := case
          when (fk.child::text, fk.attname::text) in
            (('tender_items', 'tender_id'), ('stock_group_stocks', 'stock_group_id')) then 'cascade'
          else 'restrict' end;
        execute format('alter table %s drop constraint %I', fk.child, fk.conname);
        execute format('alter table %s add constraint %I foreign key (%I) references %s (id) on delete %s',
          fk.child, fk.conname, fk.attname, fk.parent, rule);
      end loop;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger guard_user on users;
    drop function guard_user;
    alter table users alter status drop not null;
    drop index users_email_canonical;
    drop index employees_one_default_contact;
    alter table roles drop constraint roles_permissions_are_a_list;
    do $$
    declare fk record;
    begin
      for fk in
        select c.conname, c.conrelid::regclass as child, a.attname, c.confrelid::regclass as parent
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confdeltype in ('r', 'c') and a.attname <> '_parent_id'
          and a.attname <> 'parent_id' and c.connamespace = 'public'::regnamespace
          and c.conrelid::regclass::text not like 'payload_%'
      loop
        execute format('alter table %s drop constraint %I', fk.child, fk.conname);
        execute format('alter table %s add constraint %I foreign key (%I) references %s (id) on delete set null',
          fk.child, fk.conname, fk.attname, fk.parent);
      end loop;
    end $$;
  `)
}
