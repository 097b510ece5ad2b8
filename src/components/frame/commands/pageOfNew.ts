import { makesNew } from '@/catalog/commands/command'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import type { Id } from '@/domain/shared/idOf'
import { paths } from '@/lib/paths'

/**
 * Where to go on after a command that made another record.
 * @returns undefined where the list or page one is on shows what became of it
 */
export const pageOfNew = <Slug extends CommandSlug>(
  slug: Slug,
  name: CommandName<Slug>,
  id: Id,
): string | undefined =>
  slug === 'tenders' && makesNew(commandOf(slug, name)) ? paths.tenderEdit(id) : undefined
