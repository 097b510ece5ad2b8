import { RolesPage } from '@/components/users/roles/RolesPage'
import { viewPage } from '@/queries/shared/viewPage'
import { readRolesPage } from '@/queries/users/readRolesPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/users/roles`: the roles as cards, and the users below. */
export const RolesView = async (view: View) => {
  const { req, locale } = await viewPage(view)
  return (
    <Framed>
      <RolesPage {...await readRolesPage(req, view.query)} locale={locale} />
    </Framed>
  )
}
