import { notFound } from 'next/navigation'

import { CustomerPage } from '@/components/customers/CustomerPage'
import { today } from '@/domain/shared/day'
import { companySettings } from '@/operations/settings/companySettings'

import { Framed } from '../frame/Framed'
import { readCustomer } from './readCustomer'
import type { View } from './view'
import { viewPage } from './viewPage'

/** `/customers/view/{id}`: a company and the newest of what belongs to it. */
export const CustomerView = async (view: View) => {
  const page = await viewPage(view)
  const { timeZone } = await companySettings(page.req)
  const customer = await readCustomer(page, today({ now: new Date(), timeZone }))
  if (!customer) notFound()
  return (
    <Framed>
      <CustomerPage
        customer={customer}
        hasActivity={page.may(['read', 'audit'])}
        locale={page.locale}
        timeZone={timeZone}
      />
    </Framed>
  )
}
