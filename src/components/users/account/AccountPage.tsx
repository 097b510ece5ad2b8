import { IconBell, IconLock, IconPalette, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Card } from '../../ui/layout/Card'
import { PageHeader } from '../../ui/layout/PageHeader'
import { tabIcon } from '../../ui/controls/tabIcon'
import { UrlTabs } from '../../ui/controls/UrlTabs'
import type { DeputySheet } from '@/present/users/deputySheet'
import type { FeedSheet } from '@/present/calendar/calendarSheet'
import type { OwnSheet } from '@/present/users/userSheet'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { AvatarPicker } from './AvatarPicker'
import { NewPasswordForm } from '../password/NewPasswordForm'
import { ProfileForm } from './ProfileForm'
import { DeputyCard } from '../deputies/DeputyCard'
import { FeedCard } from '../feed/FeedCard'
import { FactorCard, type FactorSheet } from '../factors/FactorCard'
import { IdentitiesCard, type IdentitiesSheet } from '../factors/IdentitiesCard'
import { PasskeysCard, type PasskeysSheet } from '../factors/PasskeysCard'
import { SessionsCard } from '../sessions/SessionsCard'
import type { SessionSheet } from '../sessions/sessionSheet'

type Props = {
  user: OwnSheet
  sessions: SessionSheet[]
  factor: FactorSheet
  keys: PasskeysSheet
  links: IdentitiesSheet
  /** They can sign in with a password. */
  entersAlone: boolean
  /** They have a password; else they confirm by their passkey. */
  isPasswordSet: boolean
  /** Null for users without a calendar. */
  feed: FeedSheet | null
  /** Null for users without approval rights. */
  deputy: DeputySheet | null
  notifications: ReactNode
  appearance: ReactNode
  locale: Locale
  timeZone: string
}

/**
 * The user's own account: profile, password, notifications and appearance; each tab has its address
 * (PF1).
 */
export const AccountPage = (props: Props) => {
  const { user, sessions, factor, keys, links, feed, deputy, notifications, appearance } = props
  const { entersAlone, isPasswordSet, locale, timeZone } = props
  const t = createTranslator(locale)
  const account = (
    <div className="account-stack">
      <Card title={t('account.personal')}>
        <AvatarPicker name={user.name} picture={user.picture} userId={user.id} />
        <ProfileForm asksPassword={isPasswordSet} user={user} />
      </Card>
      {deputy && <DeputyCard {...deputy} isSelf user={user} />}
    </div>
  )
  const passwordTitle = t(isPasswordSet ? 'auth.changePassword' : 'auth.setPassword')
  const passwordText = !entersAlone
    ? 'account.passwordClosed'
    : isPasswordSet
      ? 'account.passwordHint'
      : 'account.passwordNone'
  const security = (
    <div className="account-stack">
      <Card title={passwordTitle}>
        <p className="text-soft">{t(passwordText)}</p>
        {entersAlone && (
          <NewPasswordForm
            asksCurrent={isPasswordSet}
            email={user.email}
            name={user.name}
            notice={t('auth.passwordChanged')}
            submitLabel={passwordTitle}
            userId={user.id}
          />
        )}
      </Card>
      <PasskeysCard {...keys} factor={factor} timeZone={timeZone} />
      <FactorCard factor={factor} hasPasskey={keys.passkeys.length > 0} timeZone={timeZone} />
      <IdentitiesCard {...links} timeZone={timeZone} />
      {feed && <FeedCard {...feed} timeZone={timeZone} />}
      <SessionsCard isSelf mayEnd sessions={sessions} timeZone={timeZone} user={user} />
    </div>
  )
  return (
    <div className="ui-page account-page">
      <PageHeader
        breadcrumbs={[
          { label: t('nav.profile'), href: paths.profile() },
          { label: t('nav.accountSettings') },
        ]}
        title={t('nav.accountSettings')}
      />
      <UrlTabs
        keepMounted
        items={[
          {
            value: 'account',
            label: t('account.tabs.account'),
            icon: tabIcon(IconUser),
            href: paths.account(),
            content: account,
          },
          {
            value: 'security',
            label: t('account.tabs.security'),
            icon: tabIcon(IconLock),
            href: paths.accountSecurity(),
            content: security,
          },
          {
            value: 'notifications',
            label: t('account.tabs.notifications'),
            icon: tabIcon(IconBell),
            href: paths.accountNotifications(),
            content: notifications,
          },
          {
            value: 'appearance',
            label: t('account.tabs.appearance'),
            icon: tabIcon(IconPalette),
            href: paths.accountAppearance(),
            content: appearance,
          },
        ]}
        label={t('nav.accountSettings')}
      />
    </div>
  )
}
