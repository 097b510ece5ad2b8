import { notFound } from 'next/navigation'

import { CustomerPage } from '@/components/customers/CustomerPage'

import { Framed } from '../frame/Framed'
import { readCustomer } from '@/queries/customers/readCustomer'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/customers/view/{id}`: a company, what it is worth, and what belongs to it. */
export const CustomerView = async (view: View) => {
  const page = await viewPage(view)
  const customer = await readCustomer(page, view.query.tab)
  if (!customer) notFound()
  return (
    <Framed>
      <CustomerPage customer={customer} locale={page.locale} />
    </Framed>
  )
}
