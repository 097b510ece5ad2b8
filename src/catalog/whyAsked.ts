import { recordIdOf } from '@/domain/shared/recordId'
import type { Route } from './build'
import { toInternal } from './codec'
import type { Command, RootCommand } from './commands/command'
import { COMMANDS, ROOT_COMMANDS } from './commands/entries'
import { isCommandSlug, type CommandSlug } from './commands/registry'

/** The refused command of a record, command without a record, or page. */
export type WhyAsked =
  | { kind: 'record'; slug: CommandSlug; name: string; command: Command; id: number }
  | { kind: 'root'; command: RootCommand }
  | { kind: 'page'; route: Route }

type Named = { command?: unknown; id?: unknown; page?: unknown }

const namedIn = <Entry>(registry: Readonly<Record<string, object>>, slug: string, name: string) => {
  const commands = Object.hasOwn(registry, slug) ? registry[slug] : undefined
  return commands && Object.hasOwn(commands, name)
    ? ((commands as Readonly<Record<string, Entry>>)[name] as Entry)
    : undefined
}

/**
 * Parses the query: `command` as `tenders/approve`, with the `id` of a record if the command needs
 * one, or the path of a `page` without query; not both.
 * @returns the name of the first parameter that is missing, unknown or superfluous
 */
export const whyAsked = ({ command, id, page }: Named): WhyAsked | keyof Named => {
  if (page !== undefined && page !== null) {
    if (command !== undefined && command !== null) return 'command'
    const route = typeof page === 'string' ? toInternal(page)?.route : undefined
    return route ? { kind: 'page', route } : 'page'
  }
  if (typeof command !== 'string') return 'command'
  const [slug = '', name = '', ...rest] = command.split('/')
  if (rest.length > 0) return 'command'
  const root = namedIn<RootCommand>(ROOT_COMMANDS, slug, name)
  if (root) return { kind: 'root', command: root }
  const known = namedIn<Command>(COMMANDS, slug, name)
  if (!known || !isCommandSlug(slug)) return 'command'
  const record = recordIdOf(id)
  return record === null ? 'id' : { kind: 'record', slug, name, command: known, id: record }
}
