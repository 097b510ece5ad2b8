'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { readApi } from '../../ui/requests/api'
import { useWords } from '@/components/ui/useWords'
import { isDecimal, parseDecimal, QUANTITY } from '@/domain/shared/decimal'
import { idOf, isSameId, type Id } from '@/domain/shared/idOf'
import { toDecimal } from '@/domain/shared/money'
import { shortageOf } from '@/domain/stock/availability'
import type { StockUnit } from '@/domain/stock/units'
import { unitWord } from '@/i18n/unitWord'

import './movement.css'

type Figures = {
  id: Id
  currentQuantity?: number
  reservedQuantity?: number
  allowNoStock?: boolean
  unit?: StockUnit
}

const FIELDS = ['currentQuantity', 'reservedQuantity', 'allowNoStock', 'unit'] as const

/** Current quantities of a card, if the reader may see them. */
const useFigures = (id: Id | null): Figures | null => {
  const [found, setFound] = useState<Figures | null>(null)
  useEffect(() => {
    if (id === null) return
    const asked = new AbortController()
    const query = new URLSearchParams({ depth: '0' })
    for (const field of FIELDS) query.set(`select[${field}]`, 'true')
    readApi<Figures>(`/api/stock-cards/${id}?${query}`, asked.signal)
      .then(setFound)
      // The form works without it; the server checks.
      .catch(() => {})
    return () => asked.abort()
  }, [id])
  return isSameId(found?.id, id) ? found : null
}

/** Preview of the card's quantity after a new movement: `100 → 60`. */
export const QuantityAfter = () => {
  const { t, format } = useWords()
  const { id } = useDocumentInfo()
  const card = useFormFields(([fields]) => fields.stockCard?.value)
  const type = useFormFields(([fields]) => fields.type?.value)
  const quantity = useFormFields(([fields]) => fields.quantity?.value)
  const tender = useFormFields(([fields]) => fields.tender?.value)
  const figures = useFigures(id ? null : idOf(card))
  if (id || figures?.currentQuantity === undefined) return null

  const { currentQuantity: current, reservedQuantity: reserved = 0, allowNoStock, unit } = figures
  const read = parseDecimal(quantity, QUANTITY)
  const isTyped = isDecimal(read) && read.gt(0) && (type === 'in' || type === 'out')
  const moved = isTyped ? (type === 'in' ? read : read.negated()) : null
  const after = toDecimal(current).plus(moved ?? 0)
  // A delivery uses stock that is already reserved for the tender.
  const shortage =
    isTyped && type === 'out' && idOf(tender) === null
      ? shortageOf({ wanted: read, current, reserved, allowNoStock })
      : null
  const text = (amount: { toFixed: () => string } | number) =>
    format.quantity(typeof amount === 'number' ? amount : amount.toFixed())
  return (
    <div className="field-type quantity-after" role="status">
      <span className="quantity-after__label">{t('stockCards.fields.currentQuantity')}</span>
      <span className="quantity-after__values">
        <bdi dir="ltr">{text(current)}</bdi>
        {moved && (
          <>
            <IconArrowRight aria-hidden="true" className="mirrored" size={16} />
            <span className="visually-hidden">{t('stockMovements.fields.balanceAfter')}: </span>
            <bdi className="quantity-after__result" dir="ltr">
              {text(after)}
            </bdi>
          </>
        )}
        {unit && <span> {unitWord(t, unit, after.toFixed())}</span>}
      </span>
      {shortage && (
        <span className="quantity-after__short">
          {t('stockMovements.onlyAvailable', { n: text(shortage.available) })}
        </span>
      )}
    </div>
  )
}
