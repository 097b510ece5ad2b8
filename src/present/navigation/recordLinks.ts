import { createPage, opens, recordPage, type Doc, type Target } from '@/catalog/links'
import type { PageRight } from '@/catalog/names'
import type { Id } from '@/domain/shared/idOf'

export type { Doc }

type May = (right: PageRight) => boolean

const allowed = (target: Target | null, may: May): string | undefined =>
  target && may(target.right) ? target.href : undefined

export type RowLinks = { open?: string; view?: string; edit?: string }

/**
 * The pages of one row that this reader may open.
 * @param args.scope the company of a list that belongs to one
 * @param args.may asked for the right of each page
 * @param args.mayEdit where a right alone does not say whether this record may be changed
 * @returns nothing for a page the reader may not open; `open` is what the row's name leads to
 */
export const rowLinksOf = (args: {
  slug: string
  doc: Doc
  scope?: Id
  may: May
  mayEdit?: (doc: Doc) => boolean
}): RowLinks => {
  const { slug, doc, scope, may, mayEdit = () => true } = args
  const view = allowed(recordPage({ slug, kind: 'view', doc, scope }), may)
  const edit = mayEdit(doc)
    ? allowed(recordPage({ slug, kind: 'edit', doc, scope }), may)
    : undefined
  return { view, edit, open: opens(slug) === 'view' ? (view ?? edit) : (edit ?? view) }
}

/** The page that makes a new record, if this reader may open it. */
export const createLinkOf = (args: { slug: string; scope?: Id; may: May }): string | undefined =>
  allowed(createPage(args.slug, args.scope), args.may)
