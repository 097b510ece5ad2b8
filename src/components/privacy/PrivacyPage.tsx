import { paths } from '@/catalog/paths'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { ButtonLink } from '../ui/controls/Button'
import { PageHeader } from '../ui/layout/PageHeader'
import { PersonSearch } from './PersonSearch'

type Props = { locale: Locale; mayErase: boolean }

/** Finding what is kept of a person, handing it over, and erasing it. */
export const PrivacyPage = ({ locale, mayErase }: Props) => {
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
      <PersonSearch mayErase={mayErase} />
    </div>
  )
}
