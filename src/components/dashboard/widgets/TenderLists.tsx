'use client'

import { IconCalendarCheck, IconChecks } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { Avatar } from '../../ui/layout/Avatar'
import { Chip } from '../../ui/layout/Chip'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import { EXPIRING_DAYS } from '@/domain/tenders/validity'
import type { Rows, TenderRow } from '@/domain/dashboard/figures'
import { daysBetween } from '@/domain/shared/day'
import { PATHS } from '@/catalog/paths'
import { useDashboard } from '../dashboardContext'
import { ShortList, type ShortListRow } from '../ShortList'
import { listHref } from '../listHref'
import { WidgetEmpty } from '../WidgetEmpty'

const useTenderRow = () => {
  const { t, format, data, may } = useDashboard()
  return (tender: TenderRow): ShortListRow => {
    const left = daysBetween({ from: data.today, to: tender.validUntil })
    return {
      key: tender.id,
      href: rowLinksOf({ slug: 'tenders', doc: { id: tender.id }, may }).open,
      lead: <Avatar name={tender.customer ?? tender.title} />,
      title: <bdi>{tender.title}</bdi>,
      subtitle: (
        <>
          {tender.number && <bdi dir="ltr">{tender.number}</bdi>}
          {tender.number && ' · '}
          <bdi>{tender.customer ?? t('dashboard.noCustomer')}</bdi>
        </>
      ),
      end: (
        <>
          {tender.total !== null && (
            <bdi className="short-list__amount">{format.money(tender.total, tender.currency)}</bdi>
          )}
          {tender.isAccepted ? (
            <Chip tone="success">{t('tenders.accepted')}</Chip>
          ) : (
            <Chip tone={left <= EXPIRING_DAYS ? 'warning' : 'neutral'}>
              {t('tenders.validity.daysLeft', { n: left })}
            </Chip>
          )}
        </>
      ),
    }
  }
}

type Props = { figures: Rows<TenderRow> }

const TenderList = ({
  figures,
  id,
  href,
  icon,
}: Props & { id: 'waiting' | 'expiring'; href: string; icon: ReactNode }) => {
  const { t } = useDashboard()
  const row = useTenderRow()
  return (
    <ShortList
      count={figures.count}
      empty={<WidgetEmpty icon={icon}>{t(`dashboard.empty.${id}`)}</WidgetEmpty>}
      href={href}
      rows={figures.rows.map(row)}
      title={t(`dashboard.widgets.${id}`)}
    />
  )
}

/** Tenders awaiting a decision, by end of validity. */
export const Waiting = ({ figures }: Props) => {
  const { data } = useDashboard()
  return (
    <TenderList
      figures={figures}
      href={listHref(PATHS.tenders, CONDITIONS.waiting(data.today))}
      icon={<IconChecks size={22} />}
      id="waiting"
    />
  )
}

/** Sent tenders whose last day is near. */
export const Expiring = ({ figures }: Props) => {
  const { data } = useDashboard()
  return (
    <TenderList
      figures={figures}
      href={listHref(PATHS.tenders, CONDITIONS.expiring(data.today))}
      icon={<IconCalendarCheck size={22} />}
      id="expiring"
    />
  )
}
