import type { Command, CommandRight, RootCommand } from './command'
import { COMMANDS, ROOT_COMMANDS } from './entries'

export type RootSlug = keyof typeof ROOT_COMMANDS
export type RootCommandName<Slug extends RootSlug = RootSlug> = Slug extends RootSlug
  ? keyof (typeof ROOT_COMMANDS)[Slug] & string
  : never

export type CommandSlug = keyof typeof COMMANDS
export type CommandName<Slug extends CommandSlug = CommandSlug> = Slug extends CommandSlug
  ? keyof (typeof COMMANDS)[Slug] & string
  : never

export const COMMAND_SLUGS = Object.keys(COMMANDS) as CommandSlug[]

export const isCommandSlug = (slug: string): slug is CommandSlug => Object.hasOwn(COMMANDS, slug)

/**
 * Destructive commands come last, in order: menus draw a separator before them, and deleting comes
 * last of all.
 */
const destructiveLast = (commands: Readonly<Record<string, Command>>): string[] => {
  const names = Object.keys(commands)
  const isLast = (name: string) => commands[name]?.isDestructive === true
  return [...names.filter((name) => !isLast(name)), ...names.filter(isLast)]
}

/** The names of a collection's commands, in the order in which they are offered. */
export const commandNames = <Slug extends CommandSlug>(slug: Slug): CommandName<Slug>[] =>
  destructiveLast(COMMANDS[slug]) as CommandName<Slug>[]

/** One command of the registry. */
export const commandOf = <Slug extends CommandSlug>(slug: Slug, name: CommandName<Slug>): Command =>
  (COMMANDS[slug] as Record<string, Command>)[name] as Command

/** The root commands that the caller may run. */
export const allowedRootCommands = <Slug extends RootSlug>(
  slug: Slug,
  may: (right: CommandRight) => boolean,
): RootCommandName<Slug>[] =>
  Object.entries<RootCommand>(ROOT_COMMANDS[slug]).flatMap(([name, { needs }]) =>
    needs.every(may) ? [name as RootCommandName<Slug>] : [],
  )
