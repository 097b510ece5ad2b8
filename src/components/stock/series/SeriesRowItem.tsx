'use client'

import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { classNames } from '@/components/ui/classNames'
import { IconButton } from '@/components/ui/IconButton'
import { NumberInput } from '@/components/ui/NumberInput'
import { useWords } from '@/components/ui/useWords'
import { problemsOf, type SeriesRow } from './seriesRows'

type Props = {
  row: SeriesRow
  /** What is wrong is said once somebody tried to post. */
  isTried: boolean
  /** The server refused it. */
  isWrong: boolean
  onChange: (changed: Partial<SeriesRow>) => void
  onRemove: () => void
  /** Enter: the next code. */
  onNext: () => void
}

/** One scanned card: what it is, how many, at what price. */
export const SeriesRowItem = ({ row, isTried, isWrong, onChange, onRemove, onNext }: Props) => {
  const { t, locale, format } = useWords()
  const errorId = useId()
  const { card, quantity, price } = row
  const problems = problemsOf(row, locale)
  const problem = isTried ? (problems.quantity ?? problems.price) : null
  const code = card.barcode ?? card.sku
  const unit = card.unit ? t(`stockCards.units.${card.unit}`) : ''
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  return (
    <li className={classNames('series__row', isWrong && 'series__row--wrong')}>
      <span className="series__name">
        <bdi>{card.name}</bdi>
        <span className="series__facts">
          {code && (
            <bdi dir="ltr" className="series__code">
              {code}
            </bdi>
          )}
          {card.currentQuantity != null && (
            <span>
              {t('stockroom.series.onHand', { n: format.quantity(card.currentQuantity) })} {unit}
            </span>
          )}
        </span>
      </span>
      <NumberInput
        data-series-quantity
        className="series__quantity"
        aria-label={t('stockroom.series.quantityOf', { name: card.name })}
        aria-invalid={(isTried && problems.quantity !== null) || undefined}
        aria-describedby={problem ? errorId : undefined}
        enterKeyHint="next"
        value={quantity}
        onChange={(text) => onChange({ quantity: text })}
        onKeyDown={onKeyDown}
      />
      <NumberInput
        className="series__price"
        aria-label={t('stockroom.series.priceOf', { name: card.name })}
        aria-invalid={(isTried && problems.price !== null) || undefined}
        aria-describedby={problem ? errorId : undefined}
        placeholder={t('stockroom.series.price')}
        enterKeyHint="next"
        value={price}
        onChange={(text) => onChange({ price: text })}
        onKeyDown={onKeyDown}
      />
      <IconButton
        label={t('stockroom.series.remove', { name: card.name })}
        icon={<IconTrash aria-hidden="true" size={18} />}
        onClick={onRemove}
      />
      {problem && (
        <span id={errorId} className="series__error">
          {t(`refusals.${problem}`)}
        </span>
      )}
    </li>
  )
}
