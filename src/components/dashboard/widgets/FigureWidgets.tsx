'use client'

import { IconClockHour4, IconFileText, IconPackageOff, IconReceiptOff } from '@tabler/icons-react'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import { LOW_STOCK_BELOW } from '@/domain/stock/lowStock'
import type { WidgetFigures } from '@/domain/dashboard/figures'
import { PATHS } from '@/catalog/paths'
import { useDashboard } from '../dashboardContext'
import { FigureCard } from '../FigureCard'
import { listHref } from '../listHref'

const useAmount = () => {
  const { format } = useDashboard()
  return (amount: number | null) => (amount === null ? undefined : format.wholeMoney(amount, 'TRY'))
}

type Props<Id extends keyof WidgetFigures> = { figures: WidgetFigures[Id] }

export const OpenTenders = ({ figures }: Props<'openTenders'>) => {
  const { t, format } = useDashboard()
  const amount = useAmount()
  return (
    <FigureCard
      amount={amount(figures.totalBase)}
      href={listHref(PATHS.tenders, CONDITIONS.open())}
      icon={<IconFileText size={22} stroke={1.75} />}
      label={t('dashboard.widgets.openTenders')}
      note={t('dashboard.notes.open')}
      tone="primary"
      value={format.count(figures.count)}
    />
  )
}

export const AwaitingApproval = ({ figures }: Props<'awaitingApproval'>) => {
  const { t, format, data } = useDashboard()
  const amount = useAmount()
  return (
    <FigureCard
      amount={amount(figures.totalBase)}
      href={listHref(PATHS.tenders, CONDITIONS.waiting(data.today))}
      icon={<IconClockHour4 size={22} stroke={1.75} />}
      label={t('dashboard.widgets.awaitingApproval')}
      note={
        figures.soon > 0
          ? t('dashboard.notes.soon', { n: figures.soon })
          : t('dashboard.notes.noneSoon')
      }
      tone="warning"
      value={format.count(figures.count)}
    />
  )
}

export const NotInvoiced = ({ figures }: Props<'notInvoiced'>) => {
  const { t, format } = useDashboard()
  const amount = useAmount()
  return (
    <FigureCard
      amount={amount(figures.totalBase)}
      href={listHref(PATHS.tenders, CONDITIONS.notInvoiced())}
      icon={<IconReceiptOff size={22} stroke={1.75} />}
      label={t('dashboard.widgets.notInvoiced')}
      note={
        figures.oldest
          ? t('dashboard.notes.oldest', { date: format.day(figures.oldest) })
          : t('dashboard.notes.allInvoiced')
      }
      tone="info"
      value={format.count(figures.count)}
    />
  )
}

export const LowStock = ({ figures }: Props<'lowStock'>) => {
  const { t, format } = useDashboard()
  return (
    <FigureCard
      amount={
        figures.none > 0
          ? t('dashboard.notes.used', { n: figures.none })
          : t('dashboard.notes.noneUsed')
      }
      href={listHref(PATHS.stockCards, CONDITIONS.lowStock())}
      icon={<IconPackageOff size={22} stroke={1.75} />}
      label={t('dashboard.widgets.lowStock')}
      note={t('dashboard.notes.below', { n: format.count(LOW_STOCK_BELOW) })}
      tone="error"
      value={format.count(figures.count)}
    />
  )
}
