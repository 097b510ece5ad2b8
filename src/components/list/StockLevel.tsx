import { quantityFilterOf } from '@/domain/stock/quantityFilters'
import type { Translator } from '@/i18n/messages'
import { Chip } from '../ui/Chip'

type Props = { quantity: number; text: string; t: Translator }

/** A stock quantity; below 5 and from 5 to 10 it says in a word that it is getting low (DT12). */
export const StockLevel = ({ quantity, text, t }: Props) => {
  const filter = quantityFilterOf(quantity)
  if (filter === 'above10') return <bdi dir="ltr">{text}</bdi>
  const tone = filter === 'below5' ? 'error' : 'warning'
  return (
    <span className="list-level">
      <Chip tone={tone}>{t(`stockCards.level.${quantity <= 0 ? 'none' : 'low'}`)}</Chip>
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}
