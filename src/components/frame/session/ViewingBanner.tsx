'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { Alert } from '@/components/ui/layout/Alert'
import { Button } from '@/components/ui/controls/Button'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import { useViewAsRole } from './useViewAsRole'

/** The name of the role, and until when (ISO 8601). */
export type Viewing = { name: string; until: string }

/** Shows on every page which role the session views as, with a button to end it. */
export const ViewingBanner = ({ viewing }: { viewing: Viewing }) => {
  const t = useT()
  const router = useRouter()
  const { isBusy, end } = useViewAsRole()
  const { name, until } = viewing
  const time = createFormatters(useLocale()).time(until, useTimeZone())

  useEffect(() => {
    // A second more, because the database's clock decides.
    const leftMs = Date.parse(until) - Date.now() + 1_000
    const over = setTimeout(() => router.refresh(), Math.max(leftMs, 1_000))
    return () => clearTimeout(over)
  }, [until, router])

  return (
    <div className="viewing-banner">
      <Alert tone="warning">
        <span>{t('roles.viewing', { role: name, time })}</span>
        <Button busy={isBusy} size="small" tone="secondary" onClick={() => void end()}>
          {t('roles.endViewing')}
        </Button>
      </Alert>
    </div>
  )
}
