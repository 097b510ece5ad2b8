'use client'

import Link from 'next/link'

import { Alert } from '@/components/ui/layout/Alert'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useLocale, useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'
import { createFormatters } from '@/i18n/format'

/** Shows the last day to set up the second factor that the user's role requires. */
export const FactorNotice = ({ due }: { due: string }) => {
  const t = useT()
  const day = createFormatters(useLocale()).dayAt(due, useTimeZone())
  return (
    <div className="factor-notice">
      <Alert tone="warning">
        {t('factors.due', { day })}{' '}
        <Link href={paths.accountSecurity()}>{t('factors.setUpNow')}</Link>
      </Alert>
    </div>
  )
}
