import { rowLinksOf } from '@/present/navigation/recordLinks'
import { entityCalled, SCOPE_SLUG } from '@/catalog'
import { generalList, recordPage } from '@/catalog/links'
import type { PageRight, RecordSlug } from '@/catalog/names'

import type { Hit } from './paletteAnswer'

type May = (right: PageRight) => boolean

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
 * The link of a found record: its page, else its company's, else its list.
 * @returns undefined for a record without a page this reader may open
 */
export const hitLink = (args: { slug: RecordSlug; hit: Hit; may: May }): string | undefined => {
  const { slug, hit, may } = args
  const all = entityCalled(slug).editsAll
  // A hit does not say who began it: only who may edit all of them is led to where they do.
  const mayEdit = () => !all || may(all)
  const { open } = rowLinksOf({ slug, doc: { id: hit.id, company: hit.company }, may, mayEdit })
  if (open) return open
  const company =
    hit.company === null
      ? null
      : recordPage({ slug: SCOPE_SLUG, kind: 'view', doc: { id: hit.company } })
  if (company && may(company.right)) return company.href
  return hit.title === null ? undefined : listLink({ slug, text: hit.title, may })
}
