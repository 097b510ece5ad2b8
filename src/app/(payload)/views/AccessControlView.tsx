import { SUBJECTS } from '@/access/roles/permissions'
import { AccessControlPage } from '@/components/users/permissions/AccessControlPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/access-control`: the visitor's own rights. */
export const AccessControlView = async (view: View) => {
  const { locale, may } = await viewPage(view)
  return (
    <Framed>
      <AccessControlPage
        can={(action, subject) => may([action, subject])}
        locale={locale}
        readsAll={SUBJECTS.every((subject) => may(['read', subject]))}
      />
    </Framed>
  )
}
