import {
  CUSTOMER_TABS,
  type CustomerFacts,
  type CustomerSheet,
} from '@/present/customers/customerSheet'
import { createLinkOf, rowLinksOf } from '@/present/navigation/recordLinks'
import { paths } from '@/catalog/paths'
import { shownName } from '@/present/record/shownName'
import { shownHtml } from '@/lib/cleanHtml'
import { idOf } from '@/domain/shared/idOf'
import { readOffers } from '../shared/readOffers'
import { personNamed } from '../users/personNamed'
import { findAsked } from '../shared/findAsked'
import type { Company, Employee } from '@/payload-types'

import { contactOf } from './contactOf'
import { CUSTOMER_RELATIONS } from './customerRelations'
import { readTabs } from '../related/readTabs'
import { askedTab, tabAddress, tabItems } from '../related/tabItems'
import { readTimelineTab, tabsWithTimeline } from '../timeline/timelineTab'
import { tenderFigures } from '../tenders/tenderFigures'
import type { ViewPage } from '../shared/viewPage'

/** Whom to call there, and the form of somebody else. */
const readContact = async ({ req, id, may }: ViewPage) => {
  // A user who may not see who is called first sees nobody.
  const [found] = await findAsked<Employee>(req, {
    collection: 'employees',
    where: { company: { equals: id }, isDefaultContact: { equals: true } },
    limit: 1,
  })
  const place = { slug: 'employees', scope: id, may }
  return {
    newEmployeeHref: createLinkOf(place),
    contact: found
      ? { ...contactOf(found), href: rowLinksOf({ ...place, doc: { id: found.id } }).open }
      : null,
  }
}

const factsOf = (company: Company): Omit<CustomerFacts, 'contact' | 'owner'> => ({
  title: company.title ?? null,
  description: shownHtml(company.description),
  emails: [company.email, ...(company.extraEmails ?? []).map(({ email }) => email)].filter(
    (email): email is string => Boolean(email),
  ),
  boss: { name: company.bossName ?? null, phone: company.bossPhone ?? null },
  accountant: { name: company.accountantName ?? null, phone: company.accountantPhone ?? null },
  workingDays: company.workingDays ?? [],
})

/** The form of something new for this customer, which leads back to a tab of its page. */
const newFor = (
  { id, may }: ViewPage,
  { slug, back, scope }: { slug: string; back: string; scope?: number },
): string | undefined => {
  const href = createLinkOf({ slug, scope, may })
  return href && `${href}?${new URLSearchParams({ company: String(id), back })}`
}

/**
 * A company with what belongs to it, as the visitor may see it; of the tabs only the open one is
 * read.
 * @param asked the tab of the address
 * @param kinds what its timeline is narrowed to by the address
 * @returns null when there is none or it may not be read
 */
export const readCustomer = async (
  page: ViewPage,
  asked: unknown,
  kinds?: unknown,
): Promise<CustomerSheet | null> => {
  const { req, id, may } = page
  const company = await req.payload.findByID({
    collection: 'companies',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!company) return null
  const names = await tabsWithTimeline(req, 'companies', CUSTOMER_TABS)
  const address = tabAddress(paths.customerView(id), names[0])
  const shown = askedTab(names, asked)
  const [{ counts, part }, figures, people, owner, offers] = await Promise.all([
    readTabs({ page, relations: CUSTOMER_RELATIONS, shown, back: address, scope: id }),
    tenderFigures(page, 'company'),
    shown === 'overview' ? readContact(page) : { contact: null },
    personNamed(req, idOf(company.owner)),
    readOffers({ req, slug: 'companies', ids: [id] }),
  ])
  const { tabs, tab } = tabItems({
    names,
    always: ['timeline', 'overview', ...(may(['read', 'audit', '*']) ? ['activity' as const] : [])],
    counts,
    address,
    asked: shown,
  })
  return {
    id,
    name: shownName(company.name),
    facts: { ...factsOf(company), ...people, owner: owner?.name ?? null },
    offers: offers.get(id)?.commands ?? [],
    figures,
    tabs,
    tab,
    part,
    timeline: tab === 'timeline' ? await readTimelineTab(page, 'companies', kinds) : null,
    editHref: rowLinksOf({ slug: 'companies', doc: { id }, may }).edit,
    newMeetHref: newFor(page, { slug: 'meets', back: address('meets'), scope: id }),
    newTenderHref: newFor(page, { slug: 'tenders', back: address('tenders') }),
  }
}
