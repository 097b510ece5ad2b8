import { CATALOG, entityOf } from '@/catalog'
import { generalList, opens, recordPage } from '@/catalog/links'
import { mayImportSome } from '@/catalog/importing'
import { PATHS, paths } from '@/catalog/paths'
import type { AppAbility } from '../buildAbility'

/** The page of a subject that has no records. */
const pageLink = (ability: AppAbility, slug: string): string | null => {
  const page = CATALOG.routes.find(
    ({ subject, action, path }) => subject === slug && action === 'read' && !path.includes('{'),
  )
  return page?.subject && ability.can('read', page.subject) ? page.path : null
}

/** The page of an import, for users who may open pages of imports. */
const importLink = (ability: AppAbility, document: unknown): string | null =>
  mayImportSome((action, subject) => ability.can(action, subject))
    ? paths.importView(Number(document))
    : null

/**
 * Where a notification leads its reader.
 * @param args.subject the collection of the record; the reader must be allowed to read it
 * @returns the best page of the record the reader may open: the one its name leads to elsewhere,
 * the other, its list; or null: the notification is shown without a link
 */
export const notificationLink = (args: {
  ability: AppAbility
  subject: unknown
  document: unknown
}): string | null => {
  const { ability, document } = args
  const slug = String(args.subject)
  if (slug === 'imports') return importLink(ability, document)
  // They have no pages of their own: their owner works through them on Today.
  if (slug === 'actions') return ability.can('read', 'actions') ? PATHS.today : null
  // What they open is on Today: requests of the person they stand in for.
  if (slug === 'deputies') return ability.can('approve', 'tenders') ? PATHS.today : null
  const subject = entityOf(slug)?.subject
  if (!subject) return pageLink(ability, slug)
  const id = Number(document)
  if (!Number.isInteger(id) || id <= 0 || !ability.can('read', subject)) return null
  const kinds = opens(slug) === 'view' ? (['view', 'edit'] as const) : (['edit', 'view'] as const)
  const pages = [...kinds.map((kind) => recordPage({ slug, kind, doc: { id } })), generalList(slug)]
  return pages.find((page) => page && ability.can(...page.right))?.href ?? null
}
