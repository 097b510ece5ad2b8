import { IconClockHour4, IconFileText, IconPackageOff, IconReceiptOff } from '@tabler/icons-react'
import { PageHeader } from '@/components/ui/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { PATHS } from '@/lib/paths'
import { DashboardList } from './DashboardList'
import { FigureCard } from './FigureCard'
import type { DashboardData } from './dashboardData'
import { listHref } from './listHref'
import './dashboard.css'

type Props = {
  data: DashboardData
  name: string
  locale: Locale
  timeZone: string
  /** The company's day. */
  today: string
}

/** The first page of the day: what waits, what ends soon, what moved. Parts follow the rights. */
export const Dashboard = ({ data, name, locale, timeZone, today }: Props) => {
  const t = (key: Parameters<typeof translate>[1], values?: Parameters<typeof translate>[2]) =>
    translate(locale, key, values)
  const format = createFormatters(locale)
  const figure = ({ count, totalBase }: { count: number; totalBase: number }) => ({
    value: format.count(count),
    note: format.money(totalBase, 'TRY'),
  })
  const { tenders, stock, meets, movements } = data
  const empty = t('dashboard.nothingYet')
  return (
    <div className="ui-page dashboard">
      <PageHeader title={t('dashboard.greeting', { name })} />
      <div className="dashboard__figures">
        {tenders && (
          <>
            <FigureCard
              {...figure(tenders.open)}
              href={PATHS.tenders}
              icon={<IconFileText />}
              label={t('dashboard.openTenders')}
            />
            <FigureCard
              {...figure(tenders.awaitingApproval)}
              href={listHref('tenders', 'waiting', today)}
              icon={<IconClockHour4 />}
              label={t('dashboard.awaitingApproval')}
            />
            <FigureCard
              {...figure(tenders.notInvoiced)}
              href={listHref('tenders', 'notInvoiced', today)}
              icon={<IconReceiptOff />}
              label={t('dashboard.notInvoiced')}
            />
          </>
        )}
        {stock && (
          <FigureCard
            href={listHref('stock-cards', 'below5', today)}
            icon={<IconPackageOff />}
            label={t('dashboard.lowStock')}
            value={format.count(stock.low)}
          />
        )}
      </div>
      <div className="dashboard__lists">
        {tenders && (
          <DashboardList
            empty={empty}
            rows={tenders.expiring.map((tender) => ({
              key: tender.id,
              href: `/tenders/edit/${tender.id}`,
              title: tender.title,
              subtitle: (
                <>
                  <bdi dir="ltr">{tender.number}</bdi> · <bdi>{tender.customer ?? '—'}</bdi>
                </>
              ),
              end: (
                <>
                  <bdi>{format.money(tender.total, tender.currency)}</bdi>
                  <time dateTime={tender.validUntil}>{format.day(tender.validUntil)}</time>
                </>
              ),
            }))}
            title={t('dashboard.expiringSoon')}
          />
        )}
        {meets && (
          <DashboardList
            empty={empty}
            rows={meets.map((meet) => ({
              key: meet.id,
              href: meet.companyId
                ? `/customers/meets/edit/${meet.companyId}/${meet.id}`
                : `/customers/meets/edit/${meet.id}`,
              title: meet.title,
              subtitle: <bdi>{meet.company ?? t('meets.general')}</bdi>,
              end: <time dateTime={meet.startsAt}>{format.dateTime(meet.startsAt, timeZone)}</time>,
            }))}
            title={t('dashboard.upcomingMeets')}
          />
        )}
        {movements && (
          <DashboardList
            empty={empty}
            rows={movements.map((movement) => ({
              key: movement.id,
              href: `/stock-movements/edit/${movement.id}`,
              title: movement.card,
              subtitle: (
                <time dateTime={movement.operationDate}>{format.day(movement.operationDate)}</time>
              ),
              end: (
                <bdi className={`dashboard-list__${movement.type}`} dir="ltr">
                  {movement.type === 'in' ? '+' : '−'}
                  {format.quantity(movement.quantity)}
                </bdi>
              ),
            }))}
            title={t('dashboard.recentMovements')}
          />
        )}
      </div>
    </div>
  )
}
