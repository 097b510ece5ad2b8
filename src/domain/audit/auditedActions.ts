import { AUDITED_EVENTS } from './auditedEvents'

/** What happens to a row, beside the commands that are given to a record. */
export const ROW_ACTIONS = ['create', 'update', 'delete'] as const

/** The whole database was put back from a backup: an event of no record. */
export const DATABASE_RESTORED = 'restore'

/** The secret of the server was replaced, by its operator: an event of no record. */
export const SECRET_ROTATED = 'rotateSecret'

/** Actions of the trail that are no command. */
export const PLAIN_ACTIONS = [
  ...ROW_ACTIONS,
  ...AUDITED_EVENTS,
  DATABASE_RESTORED,
  SECRET_ROTATED,
] as const
