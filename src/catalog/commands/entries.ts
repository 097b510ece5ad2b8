import { ACTION_COMMANDS } from './actions'
import { CARD_COMMANDS } from './cards'
import type { Command, ListCommand, RootCommand } from './command'
import { COUNT_COMMANDS, COUNTING_COMMANDS } from './counts'
import { GROUP_COMMANDS } from './groups'
import { IMPORT_COMMANDS, IMPORTS_COMMANDS } from './imports'
import { JOB_COMMANDS } from './jobs'
import { KEY_COMMANDS, OWN_KEY_COMMANDS } from './keys'
import { MEET_COMMANDS } from './meets'
import { MERGE_COMMANDS } from './merge'
import { NOTIFICATION_COMMANDS } from './notifications'
import { COMPANY_COMMANDS } from './owners'
import { PERIOD_COMMANDS } from './periods'
import { PRICE_CHANGE_COMMANDS, PRICING_COMMANDS } from './prices'
import { PRIVACY_COMMANDS } from './privacy'
import { SESSION_COMMANDS } from './sessions'
import { SEND_COMMANDS } from './sends'
import { MOVEMENT_COMMANDS, RESERVATION_COMMANDS } from './stock'
import { STOCKROOM_COMMANDS } from './stockroom'
import { TEMPLATE_COMMANDS } from './templates'
import { TENDER_COMMANDS } from './tenders'
import { TRASH_COMMANDS } from './trash'
import { USER_COMMANDS } from './users'
import { WEBHOOK_COMMANDS } from './webhooks'
import { WHY_COMMANDS } from './why'

/**
 * Every command of the product, by collection, in the order in which they are offered. Endpoints,
 * the gate, record pages, row menus, bulk bars and the palette read this one list.
 */
export const COMMANDS = {
  tenders: TENDER_COMMANDS,
  companies: COMPANY_COMMANDS,
  meets: MEET_COMMANDS,
  'tender-sends': SEND_COMMANDS,
  'stock-cards': CARD_COMMANDS,
  'tender-templates': TEMPLATE_COMMANDS,
  'stock-movements': MOVEMENT_COMMANDS,
  'stock-reservations': RESERVATION_COMMANDS,
  'stock-groups': GROUP_COMMANDS,
  'stock-counts': COUNT_COMMANDS,
  'price-changes': PRICE_CHANGE_COMMANDS,
  users: USER_COMMANDS,
} as const satisfies Record<string, Record<string, Command>>

/** Commands on the caller's own data: `POST /:slug/:command`. */
export const LIST_COMMANDS = {
  imports: IMPORTS_COMMANDS,
  notifications: NOTIFICATION_COMMANDS,
  'api-clients': OWN_KEY_COMMANDS,
} as const satisfies Record<string, Record<string, ListCommand>>

/**
 * Commands of a record with their own screens: `POST /:slug/:id/:command`. Who may run them depends
 * on the record, so the operation checks it.
 */
export const STEP_COMMANDS = {
  actions: ACTION_COMMANDS,
  imports: IMPORT_COMMANDS,
  'api-clients': KEY_COMMANDS,
  webhooks: WEBHOOK_COMMANDS,
} as const satisfies Record<string, Record<string, ListCommand>>

/** Commands outside of collections or on several records: `POST /:root/:command`. */
export const ROOT_COMMANDS = {
  companies: MERGE_COMMANDS,
  counting: COUNTING_COMMANDS,
  jobs: JOB_COMMANDS,
  prices: PRICING_COMMANDS,
  privacy: PRIVACY_COMMANDS,
  'stock-periods': PERIOD_COMMANDS,
  sessions: SESSION_COMMANDS,
  stock: STOCKROOM_COMMANDS,
  trash: TRASH_COMMANDS,
  why: WHY_COMMANDS,
} as const satisfies Record<string, Record<string, RootCommand>>
