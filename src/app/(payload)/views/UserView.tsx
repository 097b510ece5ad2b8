import { notFound } from 'next/navigation'

import { UserPage } from '@/components/users/person/UserPage'
import { viewPage } from '@/queries/shared/viewPage'
import { readUserPage } from '@/queries/users/readUserPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/users/view/{id}`: a user; one who is not there has no page. */
export const UserView = async (view: View) => {
  const page = await viewPage(view)
  const read = await readUserPage(page)
  if (!read) notFound()
  return (
    <Framed>
      <UserPage {...read} locale={page.locale} />
    </Framed>
  )
}
