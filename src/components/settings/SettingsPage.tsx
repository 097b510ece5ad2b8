import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { PageHeader } from '../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import type { RoleOption } from '@/present/settings/settingsValues'
import { SettingsForm } from './SettingsForm'
import type { SettingsValues } from '@/present/settings/settingsValues'

type Props = {
  stored: SettingsValues
  roles: RoleOption[] | null
  canWrite: boolean
  /** The reader may see the history. */
  hasActivity: boolean
  locale: Locale
}

/** The settings of the company; read-only without the right to write them. */
export const SettingsPage = ({ locale, hasActivity, ...form }: Props) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page settings-page">
      <PageHeader
        actions={hasActivity && <ActivityButton slug="settings" />}
        breadcrumbs={[{ label: t('nav.settings') }]}
        description={t('settings.description')}
        title={t('nav.settings')}
      />
      <SettingsForm {...form} />
    </div>
  )
}
