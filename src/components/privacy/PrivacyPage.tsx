import { paths } from '@/catalog/paths'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { ButtonLink } from '../ui/controls/Button'
import { PageHeader } from '../ui/layout/PageHeader'
import { PersonSearch } from './PersonSearch'

/** Finding what is kept of a person, and handing it over. */
export const PrivacyPage = ({ locale }: { locale: Locale }) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <ButtonLink href={paths.privacyRegister()} size="small" tone="secondary">
            {t('privacy.register.title')}
          </ButtonLink>
        }
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('privacy.title') }]}
        description={t('privacy.text')}
        title={t('privacy.title')}
      />
      <PersonSearch />
    </div>
  )
}
