import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * One clock for `created_at` and `updated_at` of every row: the database's, when the row is written
 * (docs/decisions/0057-one-clock-for-rows.md). Rows that changed before they were made are corrected.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function keep_times() returns trigger language plpgsql as $$
    declare
      moment timestamptz := clock_timestamp();
    begin
      -- What claims to be of now is of now; an earlier time is one that is kept, as of a restored row.
      if tg_op = 'UPDATE' and new.updated_at is distinct from old.updated_at
        and new.updated_at > moment - interval '1 minute' then
        new.updated_at := moment;
      end if;
      new.created_at := least(new.created_at, moment);
      new.updated_at := greatest(new.created_at, least(new.updated_at, moment));
      return new;
    end $$;

    create function timed_tables() returns setof regclass language sql stable as $$
      select c.oid::regclass from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
          and a.attname in ('created_at', 'updated_at')) = 2 $$;

    create function rows_changed_before_made() returns table (relation text, rows bigint)
      language plpgsql stable as $$
    begin
      for relation in select t::text from timed_tables() t loop
        execute format('select count(*) from %s where created_at > updated_at', relation) into rows;
        if rows > 0 then return next; end if;
      end loop;
    end $$;

    do $$
    declare
      relation regclass;
    begin
      for relation in select * from timed_tables() loop
        execute format('alter table %s disable trigger user', relation);
        execute format(
          'update %s set updated_at = created_at where created_at > updated_at', relation);
        execute format('alter table %s enable trigger user', relation);
        -- After every other trigger before the row.
        execute format('create trigger zz_times before insert or update on %s
          for each row execute function keep_times()', relation);
      end loop;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function keep_times() cascade;
    drop function rows_changed_before_made();
    drop function timed_tables();
  `)
}
