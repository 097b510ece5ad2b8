import { notFound } from 'next/navigation'

import { EmployeePage } from '@/components/customers/EmployeePage'
import { rowLinksOf } from '@/components/frame/navigation/recordLinks'
import { idOf } from '@/domain/shared/idOf'
import { companySettings } from '@/operations/settings/companySettings'
import { paths } from '@/catalog/paths'
import { shownHtml } from '@/lib/cleanHtml'

import { contactOf } from './contactOf'
import { Framed } from '../frame/Framed'
import { readMeets } from './readMeets'
import type { View } from './view'
import { viewPage, type ViewPage } from './viewPage'

const MEETS = 20

const read = async ({ req, id, scope }: ViewPage) => {
  const employee = await req.payload.findByID({
    collection: 'employees',
    id,
    depth: 1,
    populate: { companies: { name: true }, branches: { name: true } },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return employee && idOf(employee.company) === scope ? employee : null
}

const nameOf = (related: unknown): string =>
  related && typeof related === 'object' && 'name' in related ? String(related.name) : ''

/**
 * `/customers/employees/show/{company}/{id}`, and the same person under `/customers/meets/show`,
 * where the way back leads to the meetings.
 */
export const EmployeeView = async (view: View) => {
  const page = await viewPage(view)
  const employee = await read(page)
  if (!employee) notFound()
  const { id, scope, may } = page
  const [{ timeZone }, meets] = await Promise.all([
    companySettings(page.req),
    readMeets({ page, company: scope, where: { companyEmployee: { equals: id } }, limit: MEETS }),
  ])
  const isAmongMeets = page.route === 'meetEmployeeShow'
  return (
    <Framed>
      <EmployeePage
        employee={{
          ...contactOf(employee),
          company: { name: nameOf(employee.company), href: paths.customerView(scope) },
          branch: nameOf(employee.branch) || null,
          note: shownHtml(employee.note),
          editHref: rowLinksOf({ slug: 'employees', doc: { id }, scope, may }).edit,
        }}
        hasActivity={may(['read', 'audit'])}
        listHref={isAmongMeets ? paths.companyMeets(scope) : paths.employees(scope)}
        listTitle={isAmongMeets ? 'meets.plural' : 'employees.plural'}
        locale={page.locale}
        meets={meets}
        timeZone={timeZone}
      />
    </Framed>
  )
}
