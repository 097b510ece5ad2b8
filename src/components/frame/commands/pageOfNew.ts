import { makesNew } from '@/catalog/commands/command'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import type { Id } from '@/domain/shared/idOf'
import { paths } from '@/catalog/paths'

/**
 * Where to go on after a command that made another record.
 * @returns undefined where the list or page one is on shows what became of it
 */
export const pageOfNew = <Slug extends CommandSlug>(
  slug: Slug,
  name: CommandName<Slug>,
  id: Id,
): string | undefined => {
  const command = commandOf(slug, name)
  if (!makesNew(command)) return undefined
  if (command.answer.of === 'tenders') return paths.tenderEdit(id)
  return command.answer.of === 'tender-templates' ? paths.tenderTemplateEdit(id) : undefined
}
