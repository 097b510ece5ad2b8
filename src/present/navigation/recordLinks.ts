import { entityOf } from '@/catalog'
import type { Entity } from '@/catalog/build'
import { createPage, opens, recordPage, type Doc, type Target } from '@/catalog/links'
import type { PageRight } from '@/catalog/names'
import { idOf, type Id } from '@/domain/shared/idOf'

export type { Doc }

type May = (right: PageRight) => boolean

const allowed = (target: Target | null, may: May): string | undefined =>
  target && may(target.right) ? target.href : undefined

export type RowLinks = { open?: string; view?: string; edit?: string }

/**
 * The pages of one row that this reader may open.
 * @param args.scope the company of a list that belongs to one
 * @param args.may checks the right of each page
 * @param args.mayEdit if a right alone does not decide whether this record may be changed
 * @returns undefined for pages the reader may not open; `open` is the main page
 */
export const rowLinksOf = (args: {
  slug: string
  doc: Doc
  scope?: Id
  may: May
  mayEdit?: (doc: Doc) => boolean
}): RowLinks => {
  const { slug, doc, scope, may, mayEdit = () => true } = args
  const about = entityOf(slug)?.about
  if (about) return aboutLinksOf({ doc, about, may })
  const view = allowed(recordPage({ slug, kind: 'view', doc, scope }), may)
  const edit = mayEdit(doc)
    ? allowed(recordPage({ slug, kind: 'edit', doc, scope }), may)
    : undefined
  return { view, edit, open: opens(slug) === 'view' ? (view ?? edit) : (edit ?? view) }
}

type About = NonNullable<Entity['about']>

/** The page of the record that a row refers to, for readers who may see that reference. */
const aboutLinksOf = ({ doc, about, may }: { doc: Doc; about: About; may: May }): RowLinks => {
  const [slug, id] = [doc[about.slug], idOf(doc[about.id])]
  if (typeof slug !== 'string' || id === null) return {}
  const scope = idOf(doc[about.scope]) ?? undefined
  const { open } = rowLinksOf({ slug, doc: { ...doc, id }, scope, may })
  return { open }
}

/** The page that creates a new record, if this reader may open it. */
export const createLinkOf = (args: { slug: string; scope?: Id; may: May }): string | undefined =>
  allowed(createPage(args.slug, args.scope), args.may)
