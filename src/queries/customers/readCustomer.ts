import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWriteOn } from '@/access/reading/onRecords'
import {
  CUSTOMER_TABS,
  type CustomerFacts,
  type CustomerSheet,
} from '@/present/customers/customerSheet'
import { choiceRightsOf } from '@/access/reading/choiceRights'
import { MERGE_RIGHTS } from '@/catalog/commands/merge'
import { questionOf, SOUGHT_BY } from '@/domain/customers/similar'
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
import { readDuplicate, readMergeChoice } from './readDuplicate'
import { mergedCompanies } from './readMergeSheet'
import { tenderFigures } from '../tenders/tenderFigures'
import type { MergedCompany, Merging } from '@/present/customers/mergeSheet'
import type { ViewPage } from '../shared/viewPage'

/** Contact details in addition to the customer's own fields, and merged customers. */
type Ways = {
  merged: MergedCompany[] | null
  cellPhone1: string | null
  cellPhone2: string | null
  phone1: string | null
  phone2: string | null
  email: string | null
  address: string | null
}

/**
 * The default contact's numbers and e-mail, and the address of the first branch that has one. Null
 * for users who may not see the default contact.
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
      merged: ['customers', 'name'],
    },
    statement: sql`select e.cell_phone1 as "cellPhone1", e.cell_phone2 as "cellPhone2", e.phone1,
        e.phone2, e.email, (select b.address from branches b
          where b.company_id = c.id and btrim(b.address) <> '' order by b.id limit 1) as address,
        ${mergedCompanies} as merged
      from companies c left join employees e on e.company_id = c.id and e.is_default_contact
      where c.id = ${id}`,
  })
  return ways ?? {}
}

/** The main contact of a customer, and the link to the form of a new one. */
const readContact = async ({ req, id, may }: ViewPage) => {
  // Without permission to read the field of the main contact, none is shown.
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

/** Data for merging, with a duplicate if there is one; null without the rights. */
const readMerging = async (
  { req, id, may }: ViewPage,
  company: Company,
  asked: unknown,
): Promise<Merging | null> => {
  if (!MERGE_RIGHTS.every(may)) return null
  const sought = questionOf(SOUGHT_BY.companies, { ...company }) ?? {}
  const emails = [...(sought.emails ?? []), ...(company.extraEmails ?? []).map((one) => one.email)]
  return {
    searchBy: choiceRightsOf(await abilityOfRequest(req), 'companies').searchBy,
    sought,
    with: await readMergeChoice(req, id, asked),
    duplicate: await readDuplicate(req, { id, sought: { ...sought, emails } }),
  }
}

/** Link to the form of a new record for this customer; it returns to a tab of its page. */
const newFor = (
  { id, may }: ViewPage,
  { slug, back, scope }: { slug: string; back: string; scope?: number },
): string | undefined => {
  const href = createLinkOf({ slug, scope, may })
  return href && `${href}?${new URLSearchParams({ company: String(id), back })}`
}

/**
 * A company with its related records, limited to what the visitor may see; only the open tab is
 * read.
 * @param asked the tab of the address
 * @param query of the address: kinds of the timeline, and the customer to merge with
 * @returns null if it does not exist or may not be read
 */
export const readCustomer = async (
  page: ViewPage,
  asked: unknown,
  query: { kinds?: unknown; merge?: unknown } = {},
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
  const [{ counts, part }, figures, ways, people, owner, offers, ability, merging] =
    await Promise.all([
      readTabs({ page, relations: CUSTOMER_RELATIONS, shown, back: address, scope: id }),
      tenderFigures(page, 'company'),
      readWays(page),
      shown === 'overview' ? readContact(page) : { contact: null },
      personNamed(req, idOf(company.owner)),
      readOffers({ req, slug: 'companies', ids: [id] }),
      abilityOfRequest(req),
      readMerging(page, company, query.merge),
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
    merged: ways.merged ?? [],
    merging,
    figures,
    tabs,
    tab,
    part,
    timeline: tab === 'timeline' ? await readTimelineTab(page, 'companies', query.kinds) : null,
    editHref: rowLinksOf({ slug: 'companies', doc: { id }, may }).edit,
    newMeetHref: newFor(page, { slug: 'meets', back: address('meets'), scope: id }),
    newTenderHref: newFor(page, { slug: 'tenders', back: address('tenders') }),
  }
}
