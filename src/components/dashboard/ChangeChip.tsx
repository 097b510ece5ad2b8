import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { Change } from '@/domain/dashboard/change'
import type { MessageKey } from '@/i18n/messages'
import { useDashboard } from './dashboardContext'

const ICONS = { up: IconTrendingUp, down: IconTrendingDown, same: IconMinus }

type Props = {
  /** Null if there was nothing to compare. */
  change: Change | null
  unit: 'percent' | 'points'
}

const keyOf = (direction: Change['direction'], unit: Props['unit']): MessageKey => {
  if (direction === 'same') return 'dashboard.change.same'
  return unit === 'points' ? `dashboard.change.${direction}Points` : `dashboard.change.${direction}`
}

/** The change of a number: an arrow, a word and the amount, never colour alone. */
export const ChangeChip = ({ change, unit }: Props) => {
  const { t, format } = useDashboard()
  if (!change || change.percent === null)
    return <span className="change-chip">{t('dashboard.change.none')}</span>
  const { direction, percent } = change
  const Icon = ICONS[direction]
  const n = unit === 'points' ? format.count(percent) : format.percent(percent)
  return (
    <span className={`change-chip change-chip--${direction}`}>
      <Icon aria-hidden="true" size={15} stroke={2} />
      {t(keyOf(direction, unit), { n })}
    </span>
  )
}
