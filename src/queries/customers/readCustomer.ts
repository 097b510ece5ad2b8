import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWriteOn } from '@/access/reading/onRecords'
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
import { readShown } from '../shared/readShown'
import { findAsked } from '../shared/findAsked'
import type { Company, Employee } from '@/payload-types'

import { contactOf } from './contactOf'
import { CUSTOMER_RELATIONS } from './customerRelations'
import { readTabs } from '../related/readTabs'
import { askedTab, tabAddress, tabItems } from '../related/tabItems'
import { readTimelineTab, tabsWithTimeline } from '../timeline/timelineTab'
import { tenderFigures } from '../tenders/tenderFigures'
import type { ViewPage } from '../shared/viewPage'

/** Ways to contact a customer beside its own fields. */
type Ways = {
  cellPhone1: string | null
  cellPhone2: string | null
  phone1: string | null
  phone2: string | null
  email: string | null
  address: string | null
}

/**
 * The default contact's numbers and mail, and the address of the first branch that has one. A user who
 * may not see who is called first gets nothing of them.
 */
const readWays = async ({ req, id }: ViewPage): Promise<Partial<Ways>> => {
  const of = (field: string) => ['customers', 'isDefaultContact', field] as const
  const [ways] = await readShown<Ways>({
    req,
    columns: {
      cellPhone1: of('cellPhone1'),
      cellPhone2: of('cellPhone2'),
      phone1: of('phone1'),
      phone2: of('phone2'),
      email: of('email'),
      address: ['customers', 'address'],
    },
    statement: sql`select e.cell_phone1 as "cellPhone1", e.cell_phone2 as "cellPhone2", e.phone1,
        e.phone2, e.email, (select b.address from branches b
          where b.company_id = c.id and btrim(b.address) <> '' order by b.id limit 1) as address
      from companies c left join employees e on e.company_id = c.id and e.is_default_contact
      where c.id = ${id}`,
  })
  return ways ?? {}
}

/** The main contact of a customer, and the link to the form of a new one. */
const readContact = async ({ req, id, may }: ViewPage) => {
  // Without permission to read which contact is the main one, none is shown.
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
  const [{ counts, part }, figures, ways, people, owner, offers, ability] = await Promise.all([
    readTabs({ page, relations: CUSTOMER_RELATIONS, shown, back: address, scope: id }),
    tenderFigures(page, 'company'),
    readWays(page),
    shown === 'overview' ? readContact(page) : { contact: null },
    personNamed(req, idOf(company.owner)),
    readOffers({ req, slug: 'companies', ids: [id] }),
    abilityOfRequest(req),
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
    reach: {
      phone:
        ways.cellPhone1 ||
        ways.cellPhone2 ||
        ways.phone1 ||
        ways.phone2 ||
        company.bossPhone ||
        null,
      email: company.email || ways.email || null,
      address: ways.address ?? null,
      noteHref: mayWriteOn(ability, 'notes', 'companies') ? address('timeline') : null,
      planned: mayWriteOn(ability, 'actions', 'companies') ? { slug: 'companies', id } : null,
    },
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
