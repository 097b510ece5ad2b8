import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { NotificationsPage } from '@/components/frame/notifications/NotificationsPage'
import { filtersOf } from '@/components/frame/notifications/pageFilters'
import { staffIdOf } from '@/access/staffOf'
import { readNotificationPage } from '@/operations/notifications/readNotifications'
import { companySettings } from '@/operations/settings/companySettings'

import { FramedView } from './FramedView'
import { viewPage } from './viewPage'

const SIZE = 20

/** `/notifications`: the visitor's own, whatever their role. */
export const NotificationsView = async (view: AdminViewServerProps) => {
  const { req } = await viewPage(view)
  const recipient = staffIdOf(req)
  if (recipient === null) notFound()
  const filters = filtersOf(view.searchParams ?? {})
  const [found, { timeZone }] = await Promise.all([
    readNotificationPage({ req, recipient, ...filters, size: SIZE }),
    companySettings(req),
  ])
  return (
    <FramedView view={view}>
      <NotificationsPage
        {...found}
        filters={filters}
        now={new Date().toISOString()}
        size={SIZE}
        timeZone={timeZone}
      />
    </FramedView>
  )
}
