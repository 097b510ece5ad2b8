/** What commands on an installation are made of; compiled when one of them runs. */
export { BASELINE, FORMER_MIGRATIONS } from '@/database/formerMigrations'
export { createDiskStorage } from '@/lib/diskStorage'
export { theBucket, theStorage } from '@/lib/fileStorage'
export { UPGRADES_ONLY } from '@/domain/backups/keep'
export { archiveTrail } from '@/operations/audit/archiveTrail'
export { checkArchives, readArchives } from '@/operations/audit/readArchives'
export { copyStorage } from '@/operations/files/copyStorage'
export { eraseAgain } from '@/operations/backups/eraseAgain'
export { readErasureNotes } from '@/operations/backups/erasureNotes'
export { checkBackup } from '@/operations/backups/checkBackup'
export { checkInstallation } from '@/operations/backups/checkInstallation'
export { writeProof } from '@/database/backup/folder'
export { flawsOf, makeBackup } from '@/operations/backups/makeBackup'
export { readManifest } from '@/database/backup/manifest'
export { fingerprintOf } from '@/database/secretGuard'
export { rotateSecret } from '@/operations/users/factors/rotateSecret'
export { settleRecovered } from '@/operations/backups/settleRecovered'
export { restoreBackup } from '@/operations/backups/restoreBackup'
export {
  holdsData,
  migrationsFor,
  refuseFilled,
  refuseOthers,
} from '@/operations/backups/restoreTarget'
