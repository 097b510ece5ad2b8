/** What the commands `backup`, `restore` and `verify` are made of; compiled when one of them runs. */
export { FORMER_MIGRATIONS } from '@/database/formerMigrations'
export { parseKeep } from '@/domain/backups/keep'
export { checkBackup } from '@/operations/backups/checkBackup'
export { checkInstallation } from '@/operations/backups/checkInstallation'
export { writeProof } from '@/operations/backups/folder'
export { flawsOf, makeBackup } from '@/operations/backups/makeBackup'
export { fingerprintOf, readManifest } from '@/operations/backups/manifest'
export { migrationsFor, refuseFilled, restoreBackup } from '@/operations/backups/restoreBackup'
