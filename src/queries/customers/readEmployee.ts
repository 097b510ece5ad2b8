import { abilityOfRequest } from '@/access/abilityOf'
import { mayWriteOn } from '@/access/reading/onRecords'
import { EMPLOYEE_TABS } from '@/present/customers/customerSheet'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { paths } from '@/catalog/paths'
import { shownName } from '@/present/record/shownName'
import { shownHtml } from '@/lib/cleanHtml'

import { contactOf } from '@/queries/customers/contactOf'
import { employeeRelations } from '@/queries/customers/customerRelations'
import { readTabs } from '@/queries/related/readTabs'
import { askedTab, tabAddress, tabItems } from '@/queries/related/tabItems'
import { readTimelineTab, tabsWithTimeline } from '@/queries/timeline/timelineTab'
import type { ViewPage } from '@/queries/shared/viewPage'

/** `checkRecord` has compared the company in the path, which the reader may not see here. */
const read = ({ req, id }: ViewPage) =>
  req.payload.findByID({
    collection: 'employees',
    id,
    depth: 1,
    populate: { companies: { name: true }, branches: { name: true, address: true } },
    overrideAccess: false,
    disableErrors: true,
    req,
  })

const textIn = (related: unknown, field: string): string | null => {
  const value =
    related && typeof related === 'object' && (related as Record<string, unknown>)[field]
  return value ? String(value) : null
}

/**
 * A contact of a company with related records; links under the meetings return here.
 * @param tab of the address
 * @param kinds filter of the timeline from the address
 * @returns null if it does not exist or may not be read
 */
export const readEmployee = async (page: ViewPage, tab: unknown, kinds?: unknown) => {
  const employee = await read(page)
  if (!employee) return null
  const { id, scope, may } = page
  const isAmongMeets = page.route === 'meetEmployeeShow'
  const path = isAmongMeets ? paths.meetEmployeeShow(scope, id) : paths.employeeShow(scope, id)
  const names = await tabsWithTimeline(page.req, 'employees', EMPLOYEE_TABS)
  const address = tabAddress(path, names[0])
  const shown = askedTab(names, tab)
  const relations = employeeRelations(scope)
  const { counts, part } = await readTabs({ page, relations, shown, back: address, scope })
  const { tabs, tab: open } = tabItems({
    names,
    always: ['timeline'],
    counts,
    address,
    asked: shown,
  })
  const contact = contactOf(employee)
  const ability = await abilityOfRequest(page.req)
  return {
    employee: {
      ...contact,
      reach: {
        phone: contact.phones[0]?.number ?? null,
        email: contact.email,
        address: textIn(employee.branch, 'address'),
        noteHref: mayWriteOn(ability, 'notes', 'employees') ? address('timeline') : null,
        planned: mayWriteOn(ability, 'actions', 'employees')
          ? { slug: 'employees' as const, id }
          : null,
      },
      company: {
        name: shownName(textIn(employee.company, 'name')),
        href: paths.customerView(scope),
      },
      branch: textIn(employee.branch, 'name'),
      note: shownHtml(employee.note),
      editHref: rowLinksOf({ slug: 'employees', doc: { id }, scope, may }).edit,
      tabs,
      tab: open,
      part,
      timeline: open === 'timeline' ? await readTimelineTab(page, 'employees', kinds) : null,
    },
    hasActivity: may(['read', 'audit', '*']),
    listHref: isAmongMeets ? paths.companyMeets(scope) : paths.employees(scope),
    listTitle: isAmongMeets ? ('meets.plural' as const) : ('employees.plural' as const),
  }
}
