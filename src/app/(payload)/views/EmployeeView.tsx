import { notFound } from 'next/navigation'

import { EmployeePage } from '@/components/customers/EmployeePage'
import { readEmployee } from '@/queries/customers/readEmployee'
import { viewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/customers/employees/show/{company}/{id}`, and the same person under `/customers/meets/show`. */
export const EmployeeView = async (view: View) => {
  const page = await viewPage(view)
  const read = await readEmployee(page, view.query.tab)
  if (!read) notFound()
  return (
    <Framed>
      <EmployeePage {...read} locale={page.locale} />
    </Framed>
  )
}
