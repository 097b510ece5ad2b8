'use client'

import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { useOnline } from '@/components/frame/feedback/useOnline'
import { useT } from '@/components/ui/useT'

const BACK_MS = 4_000

/** Shows at the bottom of every page that the connection is lost, and briefly that it is back. */
export const OfflineBanner = () => {
  const t = useT()
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)

  useEffect(() => {
    if (!isOnline || !wasOffline) return
    const timer = setTimeout(() => setWasOffline(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isOnline, wasOffline])

  const Icon = isOnline ? IconWifi : IconWifiOff
  return (
    // The live region always exists: one that is inserted with its text is not always announced.
    <div aria-live="polite" className="offline-banner-frame" role="status">
      {wasOffline && (
        <div className="offline-banner" data-online={isOnline}>
          <Icon aria-hidden="true" size={18} />
          {t(isOnline ? 'feedback.online' : 'feedback.offline')}
        </div>
      )}
    </div>
  )
}
