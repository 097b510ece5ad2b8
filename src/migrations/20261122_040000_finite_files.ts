import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Sizes of files and pictures are numbers that exist: NaN and Infinity are above every bound. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_files add constraint tender_files_finite check (
      coalesce(filesize, 0) between 0 and 1e12 and coalesce(width, 0) between 0 and 1e6
      and coalesce(height, 0) between 0 and 1e6 and coalesce(focal_x, 0) between 0 and 100
      and coalesce(focal_y, 0) between 0 and 100);
    alter table media add constraint media_finite check (
      coalesce(filesize, 0) between 0 and 1e12 and coalesce(width, 0) between 0 and 1e6
      and coalesce(height, 0) between 0 and 1e6 and coalesce(focal_x, 0) between 0 and 100
      and coalesce(focal_y, 0) between 0 and 100);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_files drop constraint tender_files_finite;
    alter table media drop constraint media_finite;
  `)
}
