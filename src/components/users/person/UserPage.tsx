import { IconBell, IconLock, IconPencil, IconUser } from '@tabler/icons-react'

import { CommandBar } from '@/components/frame/commands/CommandBar'
import type { ShownOffer } from '@/present/commands/shownOffers'
import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import { tabIcon } from '../../ui/controls/tabIcon'
import { UrlTabs } from '../../ui/controls/UrlTabs'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { shownName } from '@/present/record/shownName'
import { SessionsCard } from '../sessions/SessionsCard'
import type { SessionSheet } from '../sessions/sessionSheet'
import type { Activity } from '@/present/users/userSheet'
import { ActivityCards } from './ActivityCards'
import { DeputyCard } from '../deputies/DeputyCard'
import { PersonCard } from './PersonCard'
import { SecurityTab } from './SecurityTab'
import type { DeputySheet } from '@/present/users/deputySheet'
import type { UserSheet } from '@/present/users/userSheet'

type Props = {
  user: UserSheet
  activity: Activity
  /** Absent where the visitor may neither see nor end them. */
  sessions: readonly SessionSheet[] | null
  mayEndSessions: boolean
  /** Where the visitor may name the user's deputies. */
  deputy: DeputySheet | null
  hasActivity: boolean
  isSelf: boolean
  /** The visitor may change and suspend users. */
  canWrite: boolean
  /** The commands they may give to this user now. */
  offers: readonly ShownOffer[]
  locale: Locale
  timeZone: string
}

/** The page of a user for administrators (US1, US2). */
export const UserPage = (props: Props) => {
  const { user, activity, sessions, mayEndSessions, isSelf, canWrite, offers, locale, timeZone } =
    props
  const t = createTranslator(locale)
  const name = shownName(user.name)
  return (
    <div className="ui-page">
      <PageHeader
        actions={props.hasActivity && <ActivityButton slug="users" id={user.id} name={name} />}
        breadcrumbs={[{ label: t('users.plural'), href: paths.users() }, { label: name }]}
        title={<bdi>{name}</bdi>}
      />
      <div className="user-page">
        <PersonCard
          actions={
            canWrite && (
              <>
                <ButtonLink
                  href={paths.userEdit(user.id)}
                  icon={<IconPencil aria-hidden="true" size={18} />}
                  tone={offers.some(({ isNext }) => isNext) ? 'secondary' : 'primary'}
                >
                  {t('actions.edit')}
                </ButtonLink>
                <CommandBar slug="users" id={user.id} recordName={name} offers={offers} />
              </>
            )
          }
          locale={locale}
          timeZone={timeZone}
          user={user}
        />
        <UrlTabs
          items={[
            {
              value: 'overview',
              label: t('users.tabs.overview'),
              icon: tabIcon(IconUser),
              content: <ActivityCards activity={activity} locale={locale} timeZone={timeZone} />,
            },
            {
              value: 'security',
              label: t('users.tabs.security'),
              icon: tabIcon(IconLock),
              content: (
                <SecurityTab
                  canWrite={canWrite}
                  isSelf={isSelf}
                  sessions={
                    <>
                      {props.deputy && (
                        <DeputyCard {...props.deputy} isSelf={false} user={{ id: user.id, name }} />
                      )}
                      {sessions && (
                        <SessionsCard
                          isSelf={isSelf}
                          mayEnd={mayEndSessions}
                          sessions={sessions}
                          timeZone={timeZone}
                          user={{ id: user.id, name }}
                        />
                      )}
                    </>
                  }
                  user={{ id: user.id, name, email: user.email ?? '' }}
                />
              ),
            },
            {
              value: 'notifications',
              label: t('users.tabs.notifications'),
              icon: tabIcon(IconBell),
              content: (
                <Card>
                  <EmptyState
                    actions={
                      isSelf && (
                        <ButtonLink href={paths.accountNotifications()} tone="soft">
                          {t('nav.accountSettings')}
                        </ButtonLink>
                      )
                    }
                    icon={<IconBell size={28} />}
                    text={t('users.notificationsText')}
                    title={t('users.tabs.notifications')}
                  />
                </Card>
              ),
            },
          ]}
          label={t('users.singular')}
          param="tab"
        />
      </div>
    </div>
  )
}
