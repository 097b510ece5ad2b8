import { entityOf } from '@/catalog'
import { generalList, recordPage } from '@/catalog/links'
import type { AppAbility } from './buildAbility'

/**
 * Where a notification leads its reader.
 * @param args.subject the collection of the record; the reader must be allowed to read it
 * @returns the best page of the record the reader may open: its form, the page that shows it, its
 *   list; or null: the notification is shown without a link
 */
export const notificationLink = (args: {
  ability: AppAbility
  subject: unknown
  document: unknown
}): string | null => {
  const { ability, document } = args
  const slug = String(args.subject)
  const subject = entityOf(slug)?.subject
  const id = Number(document)
  if (!subject || !Number.isInteger(id) || !ability.can('read', subject)) return null
  const pages = [
    recordPage({ slug, kind: 'edit', doc: { id } }),
    recordPage({ slug, kind: 'view', doc: { id } }),
    generalList(slug),
  ]
  return pages.find((page) => page && ability.can(...page.right))?.href ?? null
}
