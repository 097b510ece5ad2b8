import type { AdminViewServerProps } from 'payload'

import { SUBJECTS } from '@/access/permissions'
import { AccessControlPage } from '@/components/users/permissions/AccessControlPage'

import { FramedView } from './FramedView'
import { viewPage } from './viewPage'

/** `/access-control`: the visitor's own rights. */
export const AccessControlView = async (view: AdminViewServerProps) => {
  const { locale, may } = await viewPage(view)
  return (
    <FramedView view={view}>
      <AccessControlPage
        can={(action, subject) => may([action, subject])}
        locale={locale}
        readsAll={SUBJECTS.every((subject) => may(['read', subject]))}
      />
    </FramedView>
  )
}
