import type { ReactNode } from 'react'

import { ContactLink } from '../../ui/controls/ContactLink'
import { FactList } from '../../ui/layout/FactList'
import { columnCalled } from '@/present/list/columnsOf'
import { Avatar } from '../../ui/layout/Avatar'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { shownName } from '@/present/record/shownName'
import type { UserSheet } from '@/present/users/userSheet'
import './personCard.css'

type Props = { user: UserSheet; locale: Locale; timeZone: string; actions?: ReactNode }

/** A user's picture, name, role, status and contact. */
export const PersonCard = ({ user, locale, timeZone, actions }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { name, email, role, phone, status, signIn, breakGlass, createdAt } = user
  return (
    <Card className="person-card">
      <div className="person-card__head">
        <Avatar name={name ?? ''} picture={user.picture} size="large" />
        <div className="person-card__who">
          <h2 className="person-card__name">
            <bdi>{shownName(name)}</bdi>
          </h2>
          <p className="person-card__chips">
            {role && <Chip tone="primary">{role}</Chip>}
            {status && (
              <Chip tone={columnCalled('users', 'status')?.tones?.[status]}>
                {t(`users.statuses.${status}`)}
              </Chip>
            )}
            {signIn && signIn !== 'password' && (
              <Chip tone={columnCalled('users', 'signIn')?.tones?.[signIn]}>
                {t(`users.signIns.${signIn}`)}
              </Chip>
            )}
            {breakGlass && <Chip tone="warning">{t('users.fields.breakGlass')}</Chip>}
          </p>
        </div>
      </div>
      <FactList
        facts={[
          {
            label: t('users.fields.email'),
            value: email && <ContactLink kind="email" value={email} />,
          },
          {
            label: t('users.fields.phone'),
            value: phone && <ContactLink kind="phone" value={phone} />,
          },
          {
            label: t('users.fields.createdAt'),
            value: createdAt && (
              <time dateTime={createdAt}>{format.dateTime(createdAt, timeZone)}</time>
            ),
          },
        ]}
      />
      {actions && <div className="person-card__actions">{actions}</div>}
    </Card>
  )
}
