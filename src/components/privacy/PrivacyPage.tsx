import { paths } from '@/catalog/paths'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { PrivacySheet } from '@/present/privacy/requests'
import { ButtonLink } from '../ui/controls/Button'
import { PageHeader } from '../ui/layout/PageHeader'
import { DestructionsCard } from './DestructionsCard'
import { OverdueCard } from './OverdueCard'
import { PersonSearch } from './PersonSearch'
import { RequestsCard } from './RequestsCard'

type Props = PrivacySheet & { locale: Locale }

/**
 * The page of data protection: requests of data subjects; search, export and erasure of a person's
 * data; the record of destruction.
 */
export const PrivacyPage = ({ locale, mayErase, requests, destructions, chosen, today }: Props) => {
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
      <RequestsCard requests={requests} today={today} />
      <PersonSearch key={chosen?.id ?? 0} mayErase={mayErase} request={chosen} />
      {mayErase && <OverdueCard />}
      <DestructionsCard destructions={destructions} locale={locale} />
    </div>
  )
}
