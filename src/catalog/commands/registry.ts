import type { Command, ListCommand } from './command'
import { NOTIFICATION_COMMANDS } from './notifications'
import { MOVEMENT_COMMANDS, RESERVATION_COMMANDS } from './stock'
import { TENDER_COMMANDS } from './tenders'
import { USER_COMMANDS } from './users'

/**
 * Every command of the product, by collection, in the order in which they are offered. Endpoints,
 * the gate, record pages, row menus, bulk bars and the palette read this one list.
 */
export const COMMANDS = {
  tenders: TENDER_COMMANDS,
  'stock-movements': MOVEMENT_COMMANDS,
  'stock-reservations': RESERVATION_COMMANDS,
  users: USER_COMMANDS,
} as const satisfies Record<string, Record<string, Command>>

/** Commands that concern no single record: `POST /:slug/:command`, about what is one's own. */
export const LIST_COMMANDS = {
  notifications: NOTIFICATION_COMMANDS,
} as const satisfies Record<string, Record<string, ListCommand>>

export type CommandSlug = keyof typeof COMMANDS
export type CommandName<Slug extends CommandSlug = CommandSlug> = Slug extends CommandSlug
  ? keyof (typeof COMMANDS)[Slug] & string
  : never

export const COMMAND_SLUGS = Object.keys(COMMANDS) as CommandSlug[]

export const isCommandSlug = (slug: string): slug is CommandSlug => Object.hasOwn(COMMANDS, slug)

/** The names of a collection's commands, in the order in which they are offered. */
export const commandNames = <Slug extends CommandSlug>(slug: Slug): CommandName<Slug>[] =>
  Object.keys(COMMANDS[slug]) as CommandName<Slug>[]

/** One command of the registry. */
export const commandOf = <Slug extends CommandSlug>(slug: Slug, name: CommandName<Slug>): Command =>
  (COMMANDS[slug] as Record<string, Command>)[name] as Command
