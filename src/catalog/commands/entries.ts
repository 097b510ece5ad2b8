import type { Command, ListCommand, RootCommand } from './command'
import { COUNT_COMMANDS, COUNTING_COMMANDS } from './counts'
import { JOB_COMMANDS } from './jobs'
import { NOTIFICATION_COMMANDS } from './notifications'
import { SESSION_COMMANDS } from './sessions'
import { SEND_COMMANDS } from './sends'
import { MOVEMENT_COMMANDS, RESERVATION_COMMANDS } from './stock'
import { STOCKROOM_COMMANDS } from './stockroom'
import { TEMPLATE_COMMANDS } from './templates'
import { TENDER_COMMANDS } from './tenders'
import { TRASH_COMMANDS } from './trash'
import { USER_COMMANDS } from './users'

/**
 * Every command of the product, by collection, in the order in which they are offered. Endpoints,
 * the gate, record pages, row menus, bulk bars and the palette read this one list.
 */
export const COMMANDS = {
  tenders: TENDER_COMMANDS,
  'tender-sends': SEND_COMMANDS,
  'tender-templates': TEMPLATE_COMMANDS,
  'stock-movements': MOVEMENT_COMMANDS,
  'stock-reservations': RESERVATION_COMMANDS,
  'stock-counts': COUNT_COMMANDS,
  users: USER_COMMANDS,
} as const satisfies Record<string, Record<string, Command>>

/** Commands that concern no single record: `POST /:slug/:command`, about what is one's own. */
export const LIST_COMMANDS = {
  notifications: NOTIFICATION_COMMANDS,
} as const satisfies Record<string, Record<string, ListCommand>>

/** Commands of what is no collection: `POST /:root/:command`. */
export const ROOT_COMMANDS = {
  counting: COUNTING_COMMANDS,
  jobs: JOB_COMMANDS,
  sessions: SESSION_COMMANDS,
  stock: STOCKROOM_COMMANDS,
  trash: TRASH_COMMANDS,
} as const satisfies Record<string, Record<string, RootCommand>>
