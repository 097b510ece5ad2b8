import { listPath, opens, recordPage } from '@/catalog/links'
import { paths } from '@/catalog/paths'
import type { Id } from '@/domain/shared/idOf'

/** The list of a collection; the home page for collections without one. */
export const listPathOf = (slug: string | undefined, scope?: Id): string =>
  listPath(slug, scope) ?? paths.root()

/** The view page of a record, if its collection has one as its main page. */
export const viewPageOf = (args: {
  slug?: string
  doc: { id?: Id; company?: unknown }
  scope?: Id
}): string | null => {
  const { slug, doc, scope } = args
  if (!slug || doc.id === undefined || opens(slug) !== 'view') return null
  return recordPage({ slug, kind: 'view', doc: { ...doc, id: doc.id }, scope })?.href ?? null
}

/** Target of "cancel": the view page of the record if there is one, else its list. */
export const pageAfterCancel = (args: { slug?: string; id?: Id; scope?: Id }): string =>
  viewPageOf({ slug: args.slug, doc: { id: args.id }, scope: args.scope }) ??
  listPathOf(args.slug, args.scope)
