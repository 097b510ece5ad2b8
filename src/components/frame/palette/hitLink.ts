import type { Right } from '@/access/collectionAccess'
import { rowLinksOf } from '@/components/frame/navigation/recordLinks'
import { paths } from '@/lib/paths'

import type { RecordSlug } from './paletteIcons'
import type { Hit } from './paletteAnswer'

type May = (right: Right) => boolean

/** Lists of whole collections; branches and employees are listed by company only. */
const LISTS: Partial<Record<RecordSlug, { href: string; right: Right }>> = {
  companies: { href: paths.customers(), right: ['read', 'customers'] },
  meets: { href: paths.meets(), right: ['read', 'customers'] },
  'company-projects': { href: paths.companyProjects(), right: ['read', 'company-projects'] },
  tenders: { href: paths.tenders(), right: ['read', 'tenders'] },
  'stock-cards': { href: paths.stockCards(), right: ['read', 'stock-cards'] },
  'stock-groups': { href: paths.stockGroups(), right: ['read', 'stock-groups'] },
  users: { href: paths.users(), right: ['read', 'users'] },
}

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
  const list = LISTS[args.slug]
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
  // A hit does not say who began it: only who may edit all of them is led to where they do.
  const mayEdit = () => slug !== 'tenders' || may(['write', 'tenders'])
  const { open } = rowLinksOf({ slug, doc: { id: hit.id, company: hit.company }, may, mayEdit })
  if (open) return open
  if (hit.company !== null && may(['read', 'customers'])) return paths.customerView(hit.company)
  return hit.title === null ? undefined : listLink({ slug, text: hit.title, may })
}
