import { listPath, opens, recordPage } from '@/catalog/links'
import { paths } from '@/catalog/paths'
import type { Id } from '@/domain/shared/idOf'

/** The list a record of this kind is in; home for kinds without a list. */
export const listPathOf = (slug: string | undefined, scope?: Id): string =>
  listPath(slug, scope) ?? paths.root()

/** The page that shows a record, where its kind has one that its name leads to. */
export const viewPageOf = (args: {
  slug?: string
  doc: { id?: Id; company?: unknown }
  scope?: Id
}): string | null => {
  const { slug, doc, scope } = args
  if (!slug || doc.id === undefined || opens(slug) !== 'view') return null
  return recordPage({ slug, kind: 'view', doc: { ...doc, id: doc.id }, scope })?.href ?? null
}

/** The target of "cancel": the page that shows the record where there is one, else its list. */
export const pageAfterCancel = (args: { slug?: string; id?: Id; scope?: Id }): string =>
  viewPageOf({ slug: args.slug, doc: { id: args.id }, scope: args.scope }) ??
  listPathOf(args.slug, args.scope)
