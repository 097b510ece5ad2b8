import { AUDITED_EVENTS } from './auditedEvents'

/** Actions on a row, in addition to the commands of its record. */
export const ROW_ACTIONS = ['create', 'update', 'delete'] as const

/** The database was restored from a backup: an event without a record. */
export const DATABASE_RESTORED = 'restore'

/** The operator replaced the secret of the server: an event without a record. */
export const SECRET_ROTATED = 'rotateSecret'

/** Old events were moved into an archive: an event without a record. */
export const TRAIL_ARCHIVED = 'archiveTrail'

/** Audit actions that are not commands. */
export const PLAIN_ACTIONS = [
  ...ROW_ACTIONS,
  ...AUDITED_EVENTS,
  DATABASE_RESTORED,
  SECRET_ROTATED,
  TRAIL_ARCHIVED,
] as const
