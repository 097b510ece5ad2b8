import { IconPencil } from '@tabler/icons-react'

import { ButtonLink } from '@/components/ui/Button'
import { PageHeader } from '@/components/ui/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/lib/paths'

import { SuspendButton } from './SuspendButton'
import { PersonCard } from './PersonCard'
import type { UserSheet } from './userSheet'

type Props = {
  user: UserSheet
  isSelf: boolean
  /** The visitor may change and suspend users. */
  canWrite: boolean
  locale: Locale
  timeZone: string
}

/** One user, with what an administrator does to them. */
export const UserPage = ({ user, isSelf, canWrite, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[{ label: t('users.plural'), href: paths.users() }, { label: user.name }]}
        title={t('users.singular')}
      />
      <PersonCard
        actions={
          canWrite && (
            <>
              <ButtonLink
                aria-keyshortcuts="E"
                href={paths.userEdit(user.id)}
                icon={<IconPencil aria-hidden="true" size={18} />}
              >
                {t('actions.edit')}
              </ButtonLink>
              <SuspendButton isSelf={isSelf} user={user} />
            </>
          )
        }
        locale={locale}
        timeZone={timeZone}
        user={user}
      />
    </div>
  )
}
