import { notFound } from 'next/navigation'

import { NotificationsPage } from '@/components/frame/notifications/NotificationsPage'
import { readOwnNotificationPage } from '@/queries/notifications/readNotifications'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/notifications`: one's own, whatever one's role. */
export const NotificationsView = async ({ req, query }: View) => {
  const read = await readOwnNotificationPage(req, query)
  if (!read) notFound()
  return (
    <Framed>
      <NotificationsPage {...read} />
    </Framed>
  )
}
