import type { AdminViewServerProps } from 'payload'

import { Dashboard } from '@/components/dashboard/Dashboard'
import { today } from '@/domain/shared/day'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { readDashboard } from '@/operations/dashboard/readDashboard'
import { companySettings } from '@/operations/settings/companySettings'

/** `/dashboard`: reads what the visitor may see and draws it. The page before it guards. */
export const DashboardView = async ({ initPageResult }: AdminViewServerProps) => {
  const { req } = initPageResult
  const { language } = req.i18n
  const { timeZone } = await companySettings(req)
  const name = req.user && 'name' in req.user ? String(req.user.name) : ''
  return (
    <Dashboard
      data={await readDashboard(req)}
      locale={isLocale(language) ? language : DEFAULT_LOCALE}
      name={name}
      timeZone={timeZone}
      today={today({ now: new Date(), timeZone })}
    />
  )
}
