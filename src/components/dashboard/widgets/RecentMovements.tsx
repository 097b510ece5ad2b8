'use client'

import { IconArrowDownLeft, IconArrowUpRight, IconPackages } from '@tabler/icons-react'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { MovementRow, WidgetFigures } from '@/domain/dashboard/figures'
import { STOCK_UNITS } from '@/domain/stock/units'
import { PATHS } from '@/catalog/paths'
import { unitWord } from '@/i18n/unitWord'
import { useDashboard } from '../dashboardContext'
import { ShortList, type ShortListRow } from '../ShortList'
import { WidgetEmpty } from '../WidgetEmpty'

const LOOK = {
  in: { Icon: IconArrowDownLeft, tone: 'success', sign: '+' },
  out: { Icon: IconArrowUpRight, tone: 'error', sign: '−' },
} as const

const useMovementRow = () => {
  const { t, format, may } = useDashboard()
  return (movement: MovementRow): ShortListRow => {
    const { Icon, tone, sign } = LOOK[movement.type]
    const unit = STOCK_UNITS.find((known) => known === movement.unit)
    return {
      key: movement.id,
      href: rowLinksOf({ slug: 'stock-movements', doc: { id: movement.id }, may }).open,
      lead: (
        <span aria-hidden="true" className={`ui-tile ui-tile--${tone}`}>
          <Icon className="mirrored" size={20} stroke={1.75} />
        </span>
      ),
      title: <bdi>{movement.card ?? t('dashboard.movement', { id: movement.id })}</bdi>,
      subtitle: t(`stockMovements.types.${movement.type}`),
      end: (
        <>
          <span className={`short-list__amount short-list__amount--${movement.type}`}>
            <bdi dir="ltr">
              {sign}
              {format.quantity(movement.quantity)}
            </bdi>
            {unit && (
              <span className="short-list__unit"> {unitWord(t, unit, movement.quantity)}</span>
            )}
          </span>
          <time dateTime={movement.operationDate}>{format.day(movement.operationDate)}</time>
        </>
      ),
    }
  }
}

/** The last receipts and issues. */
export const RecentMovements = ({ figures }: { figures: WidgetFigures['recentMovements'] }) => {
  const { t } = useDashboard()
  const row = useMovementRow()
  return (
    <ShortList
      empty={
        <WidgetEmpty icon={<IconPackages size={22} />}>
          {t('dashboard.empty.recentMovements')}
        </WidgetEmpty>
      }
      href={PATHS.stockMovements}
      rows={figures.map(row)}
      title={t('dashboard.widgets.recentMovements')}
    />
  )
}
