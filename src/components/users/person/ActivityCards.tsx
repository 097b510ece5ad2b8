import type { Activity } from '@/present/users/userSheet'
import { IconArrowDownLeft, IconArrowUpRight, IconFileCheck } from '@tabler/icons-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

type Props = { activity: Activity; locale: Locale; timeZone: string }
type Row = { key: number; icon: ReactNode; tone: string; text: ReactNode; at: string }

const List = ({ rows, locale, timeZone }: { rows: Row[]; locale: Locale; timeZone: string }) => {
  const format = createFormatters(locale)
  return (
    <ul className="activity-list">
      {rows.map(({ key, icon, tone, text, at }) => (
        <li key={key}>
          <span aria-hidden="true" className={`ui-tile ui-tile--small ui-tile--${tone}`}>
            {icon}
          </span>
          <span className="activity-list__text">{text}</span>
          <time className="activity-list__at" dateTime={at}>
            {format.dateTime(at, timeZone)}
          </time>
        </li>
      ))}
    </ul>
  )
}

/** The tenders a user approved and the movements of stock they made, newest first (US2). */
export const ActivityCards = ({ activity, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { tenders, movements } = activity
  const shared = { locale, timeZone }
  return (
    <div className="account-stack">
      {tenders && (
        <Card title={t('users.approvedTenders')}>
          {tenders.length === 0 ? (
            <EmptyState title={t('users.noApprovals')} />
          ) : (
            <List
              {...shared}
              rows={tenders.map(({ id, number, title, at }) => ({
                key: id,
                icon: <IconFileCheck size={18} />,
                tone: 'primary',
                text: (
                  <>
                    <Link href={paths.tenderView(id)} prefetch={false}>
                      <bdi dir="ltr">{number ?? `#${id}`}</bdi>
                    </Link>{' '}
                    <bdi>{title}</bdi>
                  </>
                ),
                at,
              }))}
            />
          )}
        </Card>
      )}
      {movements && (
        <Card title={t('users.madeMovements')}>
          {movements.length === 0 ? (
            <EmptyState title={t('users.noMovements')} />
          ) : (
            <List
              {...shared}
              rows={movements.map(({ id, card, type, quantity, at }) => ({
                key: id,
                icon:
                  type === 'in' ? <IconArrowDownLeft size={18} /> : <IconArrowUpRight size={18} />,
                tone: type === 'in' ? 'success' : 'error',
                text: (
                  <>
                    {t(`stockMovements.types.${type}`)}{' '}
                    <bdi dir="ltr">{format.quantity(quantity)}</bdi> · <bdi>{card}</bdi>
                  </>
                ),
                at,
              }))}
            />
          )}
        </Card>
      )}
    </div>
  )
}
