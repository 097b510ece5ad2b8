import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * Users who sign in without the provider of single sign-on in an emergency; and of sessions and
 * sign-ins between their steps, whether the provider opened them. Those there are count as opened here.
 *
 * Fits earlier releases: they leave the columns at their defaults, and their saves keep the mark.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table users add column break_glass boolean default false;
    alter table session_devices add column by_provider boolean not null default false;
    alter table sign_in_steps add column by_provider boolean not null default false`)
  await applyFunctions(db, ['guard_user@38b15db8', 'audit_access@704eb889'])
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table sign_in_steps drop column by_provider;
    alter table session_devices drop column by_provider;
    alter table users drop column break_glass`)
}
