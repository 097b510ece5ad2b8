import type { Where } from 'payload'

import type {
  BranchRow,
  CustomerSheet,
  EmployeeRow,
  Part,
  TenderRow,
} from '@/components/customers/customerSheet'
import { flatWhere } from '@/components/list/listState'
import { createLinkOf, rowLinksOf } from '@/components/frame/navigation/recordLinks'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { displayStatus } from '@/domain/tenders/status'
import { paths } from '@/catalog/paths'
import { shownHtml } from '@/lib/cleanHtml'

import { contactOf } from './contactOf'
import { readMeets } from './readMeets'
import type { ViewPage } from './viewPage'

/** Rows of a section; the rest is one click away. */
const SHORT = 5

const options = ({ req }: ViewPage, company: number) => ({
  where: { company: { equals: company } } satisfies Where,
  limit: SHORT,
  depth: 0 as const,
  overrideAccess: false as const,
  req,
})

const readBranches = async (page: ViewPage, company: number): Promise<Part<BranchRow>> => {
  const { docs, totalDocs } = await page.req.payload.find({
    ...options(page, company),
    collection: 'branches',
    sort: 'name',
    select: { name: true, phone: true, taxOffice: true, taxNumber: true },
  })
  const place = { slug: 'branches', scope: company, may: page.may }
  return {
    total: totalDocs,
    allHref: paths.branches(company),
    newHref: createLinkOf(place),
    rows: docs.map(({ id, name, phone, taxOffice, taxNumber }) => ({
      id,
      name,
      phone: phone ?? null,
      taxOffice: taxOffice ?? null,
      taxNumber: taxNumber ?? null,
      href: rowLinksOf({ ...place, doc: { id } }).open,
    })),
  }
}

const readEmployees = async (page: ViewPage, company: number) => {
  const find = options(page, company)
  const [list, defaults] = await Promise.all([
    page.req.payload.find({ ...find, collection: 'employees', sort: 'name' }),
    page.req.payload.find({
      ...find,
      collection: 'employees',
      where: { ...find.where, isDefaultContact: { equals: true } },
      limit: 1,
      pagination: false,
    }),
  ])
  const place = { slug: 'employees', scope: company, may: page.may }
  const hrefOf = (id: number) => rowLinksOf({ ...place, doc: { id } }).open
  const employees: Part<EmployeeRow> = {
    total: list.totalDocs,
    allHref: paths.employees(company),
    newHref: createLinkOf(place),
    rows: list.docs.map((doc) => ({ ...contactOf(doc), href: hrefOf(doc.id) })),
  }
  const [contact] = defaults.docs
  return {
    employees,
    contact: contact ? { ...contactOf(contact), href: hrefOf(contact.id) } : null,
  }
}

const readTenders = async (
  page: ViewPage,
  company: number,
  today: Day,
): Promise<Part<TenderRow> | undefined> => {
  if (!page.may(['read', 'tenders'])) return undefined
  const find = options(page, company)
  const { docs, totalDocs } = await page.req.payload.find({
    ...find,
    collection: 'tenders',
    sort: '-date',
    select: {
      number: true,
      title: true,
      date: true,
      validUntil: true,
      total: true,
      currency: true,
      status: true,
    },
  })
  const place = { slug: 'tenders', may: page.may }
  return {
    total: totalDocs,
    allHref: `${paths.tenders()}?${new URLSearchParams(flatWhere(find.where))}`,
    newHref: createLinkOf(place),
    rows: docs.map((doc) => ({
      id: doc.id,
      number: doc.number ?? null,
      title: doc.title,
      date: dayFromStored(doc.date),
      total: doc.total ?? null,
      currency: doc.currency,
      status: displayStatus({
        status: doc.status ?? 'draft',
        validUntil: dayFromStored(doc.validUntil),
        today,
      }),
      href: rowLinksOf({ ...place, doc: { id: doc.id } }).open,
    })),
  }
}

/**
 * A company with what belongs to it, as the visitor may see it.
 * @param today the company's day, by which a tender has expired
 * @returns null when there is none or it may not be read
 */
export const readCustomer = async (page: ViewPage, today: Day): Promise<CustomerSheet | null> => {
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
  const [branches, people, meets, tenders] = await Promise.all([
    readBranches(page, id),
    readEmployees(page, id),
    readMeets({ page, company: id, where: { company: { equals: id } }, limit: SHORT }),
    readTenders(page, id, today),
  ])
  return {
    id,
    name: company.name,
    title: company.title ?? null,
    description: shownHtml(company.description),
    emails: [company.email, ...(company.extraEmails ?? []).map(({ email }) => email)].filter(
      (email): email is string => Boolean(email),
    ),
    boss: { name: company.bossName ?? null, phone: company.bossPhone ?? null },
    accountant: { name: company.accountantName ?? null, phone: company.accountantPhone ?? null },
    workingDays: company.workingDays ?? [],
    editHref: may(['write', 'customers']) ? paths.customerEdit(id) : undefined,
    branches,
    ...people,
    meets: { ...meets, allHref: paths.companyMeets(id) },
    tenders,
  }
}
