import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { CustomerPage } from '@/components/customers/CustomerPage'
import { today } from '@/domain/shared/day'
import { companySettings } from '@/operations/settings/companySettings'

import { FramedView } from './FramedView'
import { readCustomer } from './readCustomer'
import { viewPage } from './viewPage'

/** `/customers/view/{id}`: a company and the newest of what belongs to it. */
export const CustomerView = async (view: AdminViewServerProps) => {
  const page = await viewPage(view)
  const { timeZone } = await companySettings(page.req)
  const customer = await readCustomer(page, today({ now: new Date(), timeZone }))
  if (!customer) notFound()
  return (
    <FramedView view={view}>
      <CustomerPage
        customer={customer}
        hasActivity={page.may(['read', 'audit'])}
        locale={page.locale}
        timeZone={timeZone}
      />
    </FramedView>
  )
}
