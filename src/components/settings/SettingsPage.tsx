import { PageHeader } from '@/components/ui/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import type { RoleOption } from './LimitRows'
import { SettingsForm } from './SettingsForm'
import type { SettingsValues } from './settingsValues'

type Props = {
  stored: SettingsValues
  roles: RoleOption[] | null
  canWrite: boolean
  locale: Locale
}

/** The settings of the company; without the right to write them they are only read. */
export const SettingsPage = ({ locale, ...form }: Props) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page settings-page">
      <PageHeader
        breadcrumbs={[{ label: t('nav.settings') }]}
        description={t('settings.description')}
        title={t('nav.settings')}
      />
      <SettingsForm {...form} />
    </div>
  )
}
