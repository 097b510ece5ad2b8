import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The trail is read by what was done at once, and by days. Ids follow time: the id of a moment is
 * found by halving, with no index of its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index audit_events_transaction_idx on audit_events (transaction, id);

    -- The lowest id from which on rows are not before a moment; beyond all when every row is.
    create function audit_id_at(moment timestamptz) returns bigint language plpgsql stable as $$
    declare
      low bigint;
      high bigint;
      middle bigint;
      probe record;
    begin
      select min(id), max(id) into low, high from audit_events;
      if low is null or (select at from audit_events where id = high) < moment then
        return 9223372036854775807;
      end if;
      while low < high loop
        middle := low + (high - low) / 2;
        select id, at into probe from audit_events where id >= middle order by id limit 1;
        if probe.at < moment then low := probe.id + 1; else high := middle; end if;
      end loop;
      return low;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function audit_id_at;
    drop index audit_events_transaction_idx;
  `)
}
