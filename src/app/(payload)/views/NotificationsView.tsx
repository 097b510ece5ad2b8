import { notFound } from 'next/navigation'

import { NotificationsPage } from '@/components/frame/notifications/NotificationsPage'
import { filtersOf } from '@/present/notifications/pageFilters'
import { staffIdOf } from '@/access/session/staffOf'
import { readNotificationPage } from '@/queries/notifications/readNotifications'
import { siteOf } from '@/queries/settings/siteOf'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

const SIZE = 20

/** `/notifications`: the visitor's own, whatever their role. */
export const NotificationsView = async (view: View) => {
  const { req } = await viewPage(view)
  const recipient = staffIdOf(req)
  if (recipient === null) notFound()
  const filters = filtersOf(view.query)
  const [found, { timeZone }] = await Promise.all([
    readNotificationPage({ req, recipient, ...filters, size: SIZE }),
    siteOf(req.payload),
  ])
  return (
    <Framed>
      <NotificationsPage
        {...found}
        filters={filters}
        now={new Date().toISOString()}
        size={SIZE}
        timeZone={timeZone}
      />
    </Framed>
  )
}
