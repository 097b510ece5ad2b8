'use client'

import { useState, type FormEvent } from 'react'

import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { NumberInput } from '../../ui/inputs/NumberInput'
import { useWords } from '@/components/ui/useWords'
import { readDecimal } from '@/domain/shared/readDecimal'
import type { RefusalCode } from '@/domain/shared/refusal'
import { refuseTypedCount } from '@/domain/stock/counting/countFigures'
import type { EntryMode } from '@/domain/stock/counting/counts'

type Props = {
  /** The name of the card, or the scanned code. */
  label: string
  /** Its unit, if known. */
  unit?: string
  /** It was counted before. */
  wasCounted: boolean
  onEnter: (quantity: number, mode: EntryMode) => void
  onClose: () => void
}

/** Quantity input for the scanned or selected card: zero must be typed. */
export const QuantityEntry = ({ label, unit, wasCounted, onEnter, onClose }: Props) => {
  const { t, locale } = useWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<RefusalCode | null>(null)
  const enter = (mode: EntryMode) => {
    const quantity = readDecimal(typed, locale)
    const code = refuseTypedCount({ quantity, unit })
    setWrong(code)
    if (code === null) onEnter(Number(quantity), mode)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    enter('add')
  }
  return (
    <form className="count-quantity" onSubmit={onSubmit}>
      <p className="count-quantity__card">
        <bdi>{label}</bdi>
      </p>
      <Field error={wrong && t(`refusals.${wrong}`)} label={t('stockCounts.entry.quantity')}>
        {(input) => (
          <NumberInput
            {...input}
            // The only purpose of this panel.
            autoFocus
            className="count-quantity__input"
            enterKeyHint="done"
            value={typed}
            onChange={setTyped}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
        )}
      </Field>
      <div className="count-quantity__buttons">
        <Button tone="ghost" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
        {wasCounted && (
          <Button tone="secondary" onClick={() => enter('recount')}>
            {t('stockCounts.entry.recount')}
          </Button>
        )}
        <Button type="submit">{t('stockCounts.entry.add')}</Button>
      </div>
    </form>
  )
}
