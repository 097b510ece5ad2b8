'use client'

import { useSyncExternalStore } from 'react'

import { firstNotificationState, notificationState, watchNotifications } from './notificationStore'

/** The notifications of the signed-in user, the same for every part of the page. */
export const useNotifications = () =>
  useSyncExternalStore(watchNotifications, notificationState, firstNotificationState)
