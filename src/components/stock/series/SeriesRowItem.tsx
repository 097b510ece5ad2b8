'use client'

import { IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/classNames'
import { IconButton } from '../../ui/controls/IconButton'
import { NumberInput } from '../../ui/inputs/NumberInput'
import { useWords } from '@/components/ui/useWords'
import { unitWord } from '@/i18n/unitWord'
import { codeIn, problemsOf, type SeriesRow } from './seriesRows'

type Props = {
  row: SeriesRow
  /** After an attempt to post, errors are shown at untouched rows, too. */
  isTried: boolean
  /** The server refused it. */
  isWrong: boolean
  onChange: (changed: Partial<SeriesRow>) => void
  onRemove: () => void
  /** Enter: go to the next code. */
  onNext: () => void
  /** A code that was typed into the quantity field. */
  onCode: (code: string) => void
}

/** One scanned card with its quantity and price. */
export const SeriesRowItem = ({
  row,
  isTried,
  isWrong,
  onChange,
  onRemove,
  onNext,
  onCode,
}: Props) => {
  const { t, locale, format } = useWords()
  const errorId = useId()
  const { card, quantity, price } = row
  const problems = problemsOf(row, locale)
  // Errors of a cell are shown once it has lost the focus.
  const [left, setLeft] = useState({ quantity: false, price: false })
  const quantityProblem = isTried || left.quantity ? problems.quantity : null
  const priceProblem = isTried || left.price ? problems.price : null
  const problem = quantityProblem ?? priceProblem
  const before = useRef(quantity)
  const code = card.barcode ?? card.sku
  /** A scanner has overwritten the quantity, which is restored. */
  const takeCode = (): boolean => {
    const scanned = codeIn(quantity)
    if (scanned === null) return false
    onChange({ quantity: before.current })
    onCode(scanned)
    return true
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!takeCode()) onNext()
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
              {t('stockroom.series.onHand', { n: format.quantity(card.currentQuantity) })}{' '}
              {unitWord(t, card.unit, card.currentQuantity)}
            </span>
          )}
        </span>
      </span>
      <NumberInput
        data-series-quantity
        className="series__quantity"
        aria-label={t('stockroom.series.quantityOf', { name: card.name })}
        aria-invalid={quantityProblem !== null || undefined}
        aria-describedby={problem ? errorId : undefined}
        enterKeyHint="next"
        value={quantity}
        onBlur={() => setLeft({ ...left, quantity: true })}
        onChange={(text) => onChange({ quantity: text })}
        onFocus={() => {
          before.current = quantity
        }}
        onKeyDown={onKeyDown}
      />
      <NumberInput
        className="series__price"
        aria-label={t('stockroom.series.priceOf', { name: card.name })}
        aria-invalid={priceProblem !== null || undefined}
        aria-describedby={problem ? errorId : undefined}
        placeholder={t('stockroom.series.price')}
        enterKeyHint="next"
        value={price}
        onBlur={() => setLeft({ ...left, price: true })}
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
