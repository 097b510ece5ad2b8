import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { applyFunctions } from '../applySql'

/**
 * Whether a role requires a second factor, since when, and from when on each person has some days
 * to set one up. A sign-in between its steps says which step follows: earlier releases know one.
 *
 * Fits earlier releases: the triggers only fill columns that those do not know.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_roles_factor" AS ENUM('off', 'optional', 'required');
  ALTER TABLE "roles" ADD COLUMN "factor" "enum_roles_factor" DEFAULT 'optional' NOT NULL;`)
  await db.execute(sql`
    alter table roles add column factor_required_at timestamptz(3);
    alter table users add column factor_grace_from timestamptz(3);
    alter table sign_in_steps add column next varchar(10) not null default 'factor'
      constraint sign_in_steps_next check (next in ('factor', 'enrol'))`)
  await applyFunctions(db, [
    'audit_leaves_out@1449cfdb',
    'keep_factor_policy@c94163aa',
    'keep_factor_grace@caa02c0a',
  ])
  await db.execute(sql`
    create trigger keep_factor_policy before insert or update on roles for each row
      execute function keep_factor_policy();
    create trigger keep_factor_grace before insert or update on users for each row
      execute function keep_factor_grace()`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop trigger keep_factor_grace on users;
    drop trigger keep_factor_policy on roles;
    drop function keep_factor_grace();
    drop function keep_factor_policy();
    alter table sign_in_steps drop column next;
    alter table users drop column factor_grace_from;
    alter table roles drop column factor_required_at;
   ALTER TABLE "roles" DROP COLUMN "factor";
  DROP TYPE "public"."enum_roles_factor";`)
}
