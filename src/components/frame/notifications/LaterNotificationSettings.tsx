'use client'

import dynamic from 'next/dynamic'

/** Loaded only by the account: its page shares its scripts with the dashboard. */
export const LaterNotificationSettings = dynamic(() =>
  import('./NotificationSettings').then((module) => module.NotificationSettings),
)
