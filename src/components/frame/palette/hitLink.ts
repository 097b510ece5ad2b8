import { rowLinksOf } from '@/present/navigation/recordLinks'
import { entityCalled, SCOPE_SLUG } from '@/catalog'
import { generalList, recordPage } from '@/catalog/links'
import type { PageRight, RecordSlug } from '@/catalog/names'

import type { Hit } from './paletteAnswer'

type May = (right: PageRight) => boolean
type Found = { slug: RecordSlug; hit: Hit; may: May }

/**
 * The list of a collection, filtered by the search.
 * @param args.isNumber the text is part of a tender's number
 * @returns undefined where there is no such list or the reader may not open it
 */
export const listLink = (args: {
  slug: RecordSlug
  text: string
  may: May
  isNumber?: boolean
}): string | undefined => {
  const list = generalList(args.slug)
  if (!list || !args.may(list.right)) return undefined
  const parameter = args.isNumber ? 'where[number][contains]' : 'search'
  return `${list.href}?${new URLSearchParams({ [parameter]: args.text })}`
}

/**
 * The page of its company: on the tab of such records, with this one highlighted, if it has one.
 */
const companyLink = ({ slug, hit, may }: Found): string | undefined => {
  if (hit.company === null) return undefined
  const page = recordPage({ slug: SCOPE_SLUG, kind: 'view', doc: { id: hit.company } })
  if (!page || !may(page.right)) return undefined
  const tab = entityCalled(slug).search?.palette?.tab
  return tab ? `${page.href}?${new URLSearchParams({ tab, at: String(hit.id) })}` : page.href
}

/**
 * The link of a found record: its page, else its company's, else its list. A record with
 * `palette.tab` opens on its company's page and never in its form.
 * @returns undefined for a record without a page this reader may open
 */
export const hitLink = (args: Found): string | undefined => {
  const { slug, hit, may } = args
  const company = companyLink(args)
  if (company && entityCalled(slug).search?.palette?.tab) return company
  const all = entityCalled(slug).editsAll
  // A hit does not contain its author: only users who may edit all records get the link to the
  // form.
  const mayEdit = () => !all || may(all)
  const { open } = rowLinksOf({ slug, doc: { id: hit.id, company: hit.company }, may, mayEdit })
  if (open) return open
  if (company) return company
  return hit.title === null ? undefined : listLink({ slug, text: hit.title, may })
}
