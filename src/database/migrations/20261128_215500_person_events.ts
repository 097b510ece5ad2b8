import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { applyFunctions } from '../applySql'

/** The trail takes searches for the data of a person, and files of it. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await applyFunctions(db, ['audit_access@c60056cb'])
}

export async function down(): Promise<void> {}
