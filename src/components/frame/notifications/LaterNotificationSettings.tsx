'use client'

import dynamic from 'next/dynamic'

/** Loaded on the account page only, which shares its scripts with the dashboard. */
export const LaterNotificationSettings = dynamic(() =>
  import('./NotificationSettings').then((module) => module.NotificationSettings),
)
