import { ASSISTANT_COMMANDS } from '@/catalog/commands/assistants'
import type { Command } from '@/catalog/commands/command'
import { COMMANDS } from '@/catalog/commands/entries'
import { isCommandSlug } from '@/catalog/commands/registry'

const TOOLS = { advance: 'advance_tender', takeBack: 'take_back_tender', never: null } as const

/** The tool that runs a command; null if it is for users only. */
export const toolOf = (slug: string, name: string): string | null => {
  if (slug !== 'tenders' || !Object.hasOwn(ASSISTANT_COMMANDS, name)) return null
  return TOOLS[ASSISTANT_COMMANDS[name as keyof typeof ASSISTANT_COMMANDS]]
}

/** Commands of a collection for `describe`. */
export const commandsOf = (slug: string) =>
  isCommandSlug(slug)
    ? Object.entries<Command>(COMMANDS[slug]).map(([name, { from, needs }]) => ({
        name,
        from,
        needs: needs.map(([action, subject]) => `${action}:${subject}`),
        tool: toolOf(slug, name),
      }))
    : []
