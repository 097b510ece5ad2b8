import { IconUserQuestion } from '@tabler/icons-react'

import { ButtonLink } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/lib/paths'

/** "Kullanıcı bulunamadı.", with a link to the list. */
export const UserNotFound = ({ locale }: { locale: Locale }) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[
          { label: t('users.plural'), href: paths.users() },
          { label: t('users.singular') },
        ]}
        title={t('users.singular')}
      />
      <Card>
        <EmptyState
          actions={<ButtonLink href={paths.users()}>{t('actions.backToList')}</ButtonLink>}
          icon={<IconUserQuestion size={28} />}
          title={t('users.notFound')}
        />
      </Card>
    </div>
  )
}
