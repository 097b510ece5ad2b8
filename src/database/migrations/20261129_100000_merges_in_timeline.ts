import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/**
 * Merged customers in the timeline of the one that stays: two pointers to each merge, of when it was
 * done and of when it was taken back. The other columns of `record_merges` move none.
 *
 * Fits earlier releases: they read only the kinds that they know.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await applyFunctions(db, ['merge_sources@ee5e5682', 'keep_timeline@ca3825e1'])
  await db.execute(sql`
    create trigger z_timeline after insert or delete on record_merges
      for each row execute function keep_timeline('{100,101}')`)
  await db.execute(sql`
    create trigger z_timeline_change after update on record_merges
      for each row when (new.split_at is distinct from old.split_at
        or new.split_by_id is distinct from old.split_by_id)
      execute function keep_timeline('{100,101}')`)
  await db.execute(sql`
    insert into timeline (kind, source, at, actor, company_id)
    select kind, source, at, actor, company_id from merge_sources() order by at, kind, source`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop trigger z_timeline on record_merges;
    drop trigger z_timeline_change on record_merges;
    drop function merge_sources();
    delete from timeline where kind in (100, 101)`)
}
