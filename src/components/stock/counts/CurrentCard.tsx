'use client'

import { IconArrowBackUp } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { useWords } from '@/components/ui/useWords'
import type { CountedCard, ShownEntry } from '@/domain/stock/counting/countReadings'
import { unitWord } from '@/i18n/unitWord'
import { CardName } from './CardName'

type Props = {
  current: CountedCard | null
  /** The user's last entry that counts. */
  last: ShownEntry | undefined
  onUndo: () => void
}

/** The last counted card with its total, in large type. */
export const CurrentCard = ({ current, last, onUndo }: Props) => {
  const { t, format } = useWords()
  return (
    <section aria-live="polite" className="count-current">
      {current ? (
        <>
          <CardName card={current.card} />
          <p className="count-current__total">
            <span className="visually-hidden">{t('stockCounts.entry.counted')}: </span>
            <bdi dir="ltr">{format.quantity(current.counted)}</bdi>
            {current.card.unit && (
              <span className="count-current__unit">
                {unitWord(t, current.card.unit, current.counted)}
              </span>
            )}
          </p>
          {current.expected !== undefined && (
            <p className="count-current__expected">
              {t('stockCounts.entry.expected', { n: format.quantity(current.expected) })}
            </p>
          )}
        </>
      ) : (
        <p className="count-current__hint">{t('stockCounts.entry.scanHint')}</p>
      )}
      {last && (
        <Button
          icon={<IconArrowBackUp aria-hidden="true" size={18} />}
          tone="secondary"
          onClick={onUndo}
        >
          {t('stockCounts.entry.undo')}{' '}
          <bdi dir="ltr">
            {last.mode === 'add' ? '+' : '= '}
            {format.quantity(last.quantity)}
          </bdi>
        </Button>
      )}
    </section>
  )
}
