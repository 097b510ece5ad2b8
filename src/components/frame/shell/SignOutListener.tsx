'use client'

import { useEffect } from 'react'

import { paths } from '@/catalog/paths'

import { SIGN_OUT_CHANNEL } from './leaveSession'

/** Leaves the page when the person signs out in another tab. */
export const SignOutListener = () => {
  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
    channel.onmessage = () => window.location.assign(paths.login())
    return () => channel.close()
  }, [])
  return null
}
