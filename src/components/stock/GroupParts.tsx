'use client'

import { FieldError, useField } from '@payloadcms/ui'
import { IconPackages, IconTrash } from '@tabler/icons-react'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { EmptyState } from '../ui/layout/EmptyState'
import { IconButton } from '../ui/controls/IconButton'
import { NumberInput } from '../ui/inputs/NumberInput'
import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal } from '@/domain/shared/decimal'
import { refuseQuantity } from '@/domain/shared/money'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { CardPicker } from './CardPicker'
import { PartFigures } from './PartFigures'
import type { RecordId } from './stockFacts'
import { usePartFigures } from './usePartFigures'
import { useWords } from '@/components/ui/useWords'
import './groupParts.css'

/** Parts of a group have no tender, so prices are in lira. */
const IN_LIRA: PriceTerms = { currency: 'TRY', rate: null }

/** A part in the form; `quantity` is canonical, or the text if unreadable. */
type Part = { stockCard: RecordId; name?: string; quantity: number | string }

/** The parts of a stock group: one row a card, added by name, code or scanner. */
export const GroupParts: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { t, locale, format } = useWords()
  const { value, setValue, showError, errorMessage } = useField<Part[]>({ path })
  const parts = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState<Record<string, string>>({})
  const figures = usePartFigures(parts.map(({ stockCard }) => stockCard))

  const change = (card: RecordId, text: string) => {
    setTyped({ ...typed, [card]: text })
    const quantity = readDecimal(text, locale) ?? text
    setValue(parts.map((part) => (part.stockCard === card ? { ...part, quantity } : part)))
  }
  const add = (card: { id: RecordId; name: string }) => {
    const known = parts.find((part) => part.stockCard === card.id)
    if (!known) return setValue([...parts, { stockCard: card.id, name: card.name, quantity: 1 }])
    // Adding the same card again increases its quantity.
    if (!refuseQuantity(known.quantity))
      change(card.id, format.quantity(toDecimal(known.quantity).plus(1).toFixed()))
  }
  const errorOf = ({ quantity }: Part): string | undefined => {
    const code = refuseQuantity(quantity)
    return code ? t(`refusals.${code}`) : undefined
  }

  return (
    <div className="group-parts field-type" id="field-parts">
      <p className="field-label">{t('stockGroups.fields.parts')}</p>
      <FieldError message={errorMessage} path={path} showError={showError} />
      {parts.length === 0 ? (
        <EmptyState icon={<IconPackages />} title={t('common.noRecords')} />
      ) : (
        <ul className="group-parts__rows">
          {parts.map((part) => {
            const error = errorOf(part)
            const spoken = `${t('stockGroupStocks.fields.quantity')}: ${part.name ?? part.stockCard}`
            return (
              <li key={part.stockCard} className="group-parts__row">
                <span className="group-parts__name">
                  <bdi>{part.name ?? part.stockCard}</bdi>
                  <PartFigures figures={figures.get(part.stockCard)} quantity={part.quantity} />
                </span>
                <span className="group-parts__quantity">
                  <NumberInput
                    aria-invalid={error ? true : undefined}
                    aria-label={spoken}
                    readOnly={readOnly}
                    value={typed[part.stockCard] ?? format.quantity(part.quantity)}
                    onChange={(text) => change(part.stockCard, text)}
                  />
                  {error && (
                    <span className="group-parts__error" role="alert">
                      {error}
                    </span>
                  )}
                </span>
                {!readOnly && (
                  <IconButton
                    icon={<IconTrash aria-hidden="true" size={18} />}
                    label={`${t('actions.delete')}: ${part.name ?? part.stockCard}`}
                    onClick={() => setValue(parts.filter((other) => other !== part))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!readOnly && (
        <CardPicker chosen="" priceTerms={IN_LIRA} label={t('stockGroups.addPart')} onPick={add} />
      )}
    </div>
  )
}
