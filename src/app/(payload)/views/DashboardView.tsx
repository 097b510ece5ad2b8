import type { AdminViewServerProps } from 'payload'

import { PageHeader } from '@/components/ui/PageHeader'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** `/dashboard`: reads what the visitor may see and draws it. The page before it guards. */
export const DashboardView = async ({ initPageResult }: AdminViewServerProps) => {
  const { req } = initPageResult
  const { language } = req.i18n
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const name = req.user && 'name' in req.user ? String(req.user.name) : ''
  return (
    <div className="ui-page">
      <PageHeader title={translate(locale, 'dashboard.greetings.morning', { name })} />
    </div>
  )
}
