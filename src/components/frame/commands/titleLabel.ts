import { entityOf } from '@/catalog'
import type { CommandSlug } from '@/catalog/commands/registry'
import type { MessageKey } from '@/i18n/messages'

/** Label of the title of a record: a card has a name, an offer a title. */
export const titleLabel = (slug: CommandSlug): MessageKey => {
  const { words, title } = entityOf(slug) ?? {}
  return (words && title ? `${words}.fields.${title}` : 'tenders.fields.title') as MessageKey
}
