'use client'

import { Chip } from '../../ui/layout/Chip'
import { NumberInput } from '../../ui/inputs/NumberInput'
import { useT } from '@/components/ui/useT'
import type { PlannedLabel } from './labelPlan'

/** Names of standards, the same in every language. */
const BARS = { ean13: 'EAN-13', code128: 'Code 128' } as const

type Props = {
  rows: readonly PlannedLabel[]
  copiesTextOf: (card: { id: number }) => string
  onCopies: (id: number, text: string) => void
}

/** Each card with its symbol, or why it has none, and the number of labels. */
export const LabelRows = ({ rows, copiesTextOf, onCopies }: Props) => {
  const t = useT()
  return (
    <ul className="labels__rows">
      {rows.map(({ card, fit }) => (
        <li key={card.id} className="labels__row">
          <span className="labels__name">
            <bdi>{card.name}</bdi>
            {typeof fit !== 'string' && (
              <bdi className="labels__code" dir="ltr">
                {fit.text}
              </bdi>
            )}
          </span>
          {typeof fit === 'string' ? (
            <Chip tone="warning">
              {t(fit === 'noCode' ? 'stockroom.labels.noCode' : 'stockroom.labels.doesNotFit')}
            </Chip>
          ) : (
            <>
              <Chip tone="neutral">
                <bdi>{fit.kind === 'qr' ? t('stockroom.codes.square') : BARS[fit.kind]}</bdi>
              </Chip>
              <NumberInput
                className="labels__copies"
                inputMode="numeric"
                aria-label={t('stockroom.labels.copiesOf', { name: card.name })}
                value={copiesTextOf(card)}
                onChange={(text) => onCopies(card.id, text)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
