import { IconBell, IconPalette } from '@tabler/icons-react'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { AccountPage } from '@/components/account/AccountPage'
import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import { createTranslator } from '@/i18n/translate'
import { companySettings } from '@/operations/settings/companySettings'
import { readSessions } from '@/operations/users/readSessions'

import { FramedView } from './FramedView'
import { readUser } from './readUser'
import { viewPage } from './viewPage'

const sessionsOf = async (req: PayloadRequest) => {
  const { id, _sid } = req.user as { id: number; _sid?: string }
  return (await readSessions(req, id)).map((session) => ({
    ...session,
    isThis: session.id === _sid,
  }))
}

/** `/pages/account-settings/{tab}`: always one's own record, whatever one may do with others. */
export const AccountView = async (view: AdminViewServerProps) => {
  const { req, locale } = await viewPage(view)
  if (req.user?.collection !== 'users') notFound()
  const [user, sessions, { timeZone }] = await Promise.all([
    readUser(req, Number(req.user.id)),
    sessionsOf(req),
    companySettings(req),
  ])
  if (!user) notFound()
  const t = createTranslator(locale)
  return (
    <FramedView view={view}>
      <AccountPage
        appearance={
          <Card>
            <EmptyState icon={<IconPalette size={28} />} title={t('account.tabs.appearance')} />
          </Card>
        }
        locale={locale}
        notifications={
          <Card>
            <EmptyState icon={<IconBell size={28} />} title={t('account.notificationsEmpty')} />
          </Card>
        }
        sessions={sessions}
        timeZone={timeZone}
        user={user}
      />
    </FramedView>
  )
}
