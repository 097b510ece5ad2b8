'use client'

import { Button } from '../../../ui/controls/Button'
import type { FieldInputProps } from '../../../ui/inputs/Field'
import { NumberInput } from '../../../ui/inputs/NumberInput'
import { Skeleton } from '../../../ui/layout/Skeleton'
import { useWords } from '../../../ui/useWords'
import type { MessageKey } from '@/i18n/messages'
import { unitWord } from '@/i18n/unitWord'
import { allThatIsLeft, answerOfQuantities, quantitiesOf } from './quantityAnswers'
import './quantitiesInput.css'
import type { OpenCard } from '../useOpenCards'

type Props = FieldInputProps & {
  cards: readonly OpenCard[] | null
  value: string
  /** Errors, by card id. */
  problems: Readonly<Record<string, string>>
  label: string
  onChange: (text: string) => void
}

/** The quantity to deliver of each card: prefilled with the open one, which is shown beside it. */
export const QuantitiesInput = ({ cards, value, problems, label, onChange, ...input }: Props) => {
  const { t, format } = useWords()
  if (!cards) return <Skeleton height="120px" />
  const typed = quantitiesOf(value)
  const set = (card: number, text: string) =>
    onChange(answerOfQuantities({ ...typed, [card]: text }))
  const figure = (name: MessageKey, quantity: string | null, unit: string | null) =>
    quantity !== null && (
      <span>
        {t(name)}{' '}
        <bdi>
          {format.quantity(quantity)}
          {unit && ` ${unitWord(t, unit, quantity)}`}
        </bdi>
      </span>
    )
  return (
    <div className="quantities" id={input.id} role="group" aria-label={label}>
      <div className="quantities__tools">
        <Button tone="ghost" onClick={() => onChange(allThatIsLeft(cards, format))}>
          {t('deliveries.all')}
        </Button>
        <Button tone="ghost" onClick={() => onChange('{}')}>
          {t('deliveries.none')}
        </Button>
      </div>
      <ul className="quantities__rows">
        {cards.map(({ card, name, code, unit, open, onHand }, index) => {
          const problem = problems[card]
          const problemId = `${input.id}-${card}`
          return (
            <li key={card} className="quantities__row">
              <div className="quantities__card">
                <bdi className="quantities__name">{name}</bdi>
                <span className="quantities__figures text-soft">
                  {code && <bdi dir="ltr">{code}</bdi>}
                  {figure('deliveries.open', open, unit)}
                  {figure('deliveries.onHand', onHand, unit)}
                </span>
                {problem && (
                  <span className="ui-field__error" id={problemId}>
                    {problem}
                  </span>
                )}
              </div>
              <NumberInput
                aria-describedby={problem && problemId}
                aria-invalid={problem ? true : undefined}
                aria-label={t('deliveries.giveOf', { name })}
                // They are loaded after the dialog has opened.
                autoFocus={index === 0}
                className="quantities__input"
                value={typed[card] ?? ''}
                onChange={(text) => set(card, text)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
