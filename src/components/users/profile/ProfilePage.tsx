import { IconCalendar, IconMail, IconPhone, IconSettings, IconShield } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { ContactLink } from '../../ui/controls/ContactLink'
import type { Activity } from '@/present/users/userSheet'
import { ActivityCards } from '@/components/users/person/ActivityCards'
import type { OwnSheet } from '@/present/users/userSheet'
import { Avatar } from '../../ui/layout/Avatar'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { PageHeader } from '../../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

type Props = { user: OwnSheet; activity: Activity; locale: Locale; timeZone: string }
type Fact = { icon: typeof IconMail; label: string; value: ReactNode }

/** The person's own profile: name, role, contact and recent activity (PF1). */
export const ProfilePage = ({ user, activity, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { name, email, phone, role, createdAt, picture } = user
  const facts: Fact[] = [
    {
      icon: IconMail,
      label: t('users.fields.email'),
      value: <ContactLink kind="email" value={email} />,
    },
    ...(phone
      ? [
          {
            icon: IconPhone,
            label: t('users.fields.phone'),
            value: <ContactLink kind="phone" value={phone} />,
          },
        ]
      : []),
    { icon: IconShield, label: t('users.fields.role'), value: <bdi>{role ?? '—'}</bdi> },
    {
      icon: IconCalendar,
      label: t('account.memberSince'),
      value: <time dateTime={createdAt}>{format.dateTime(createdAt, timeZone)}</time>,
    },
  ]
  return (
    <div className="ui-page">
      <PageHeader breadcrumbs={[{ label: t('nav.profile') }]} title={t('nav.profile')} />
      <section className="ui-card profile-head">
        <div aria-hidden="true" className="profile-head__band" />
        <div className="profile-head__body">
          <Avatar name={name} picture={picture} size="large" />
          <div className="profile-head__who">
            <h2>
              <bdi>{name}</bdi>
            </h2>
            {role && <Chip tone="primary">{role}</Chip>}
          </div>
          <ButtonLink href={paths.account()} icon={<IconSettings aria-hidden="true" size={18} />}>
            {t('account.editProfile')}
          </ButtonLink>
        </div>
      </section>
      <div className="user-page">
        <Card title={t('account.about')}>
          <dl className="about-list">
            {facts.map(({ icon: Icon, label, value }) => (
              <div key={label}>
                <dt>
                  <Icon aria-hidden="true" size={18} />
                  {label}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <ActivityCards activity={activity} locale={locale} timeZone={timeZone} />
      </div>
    </div>
  )
}
