import { IconSettings } from '@tabler/icons-react'

import { ButtonLink } from '@/components/ui/Button'
import { PageHeader } from '@/components/ui/PageHeader'
import { PersonCard } from '@/components/users/PersonCard'
import type { UserSheet } from '@/components/users/userSheet'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/lib/paths'

type Props = { user: UserSheet; locale: Locale; timeZone: string }

/** One's own card, with the way to change it. */
export const ProfilePage = ({ user, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader breadcrumbs={[{ label: t('nav.profile') }]} title={t('nav.profile')} />
      <PersonCard
        actions={
          <ButtonLink href={paths.account()} icon={<IconSettings aria-hidden="true" size={18} />}>
            {t('nav.accountSettings')}
          </ButtonLink>
        }
        locale={locale}
        timeZone={timeZone}
        user={user}
      />
    </div>
  )
}
