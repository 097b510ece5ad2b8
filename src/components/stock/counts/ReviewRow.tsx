'use client'

import { Checkbox } from '../../ui/inputs/Checkbox'
import { Chip } from '../../ui/layout/Chip'
import { Select } from '../../ui/inputs/Select'
import { useWords } from '@/components/ui/useWords'
import { COUNT_CHOICES, type CountChoice } from '@/domain/stock/counting/counts'
import type { ReviewLine } from '@/domain/stock/counting/countReadings'
import { CardName } from './CardName'

export type Decide = {
  choose: (card: number, choice: CountChoice) => void
  release: (card: number, ids: number[]) => void
}

type Props = { line: ReviewLine; decide: Decide | null; releases: boolean }

/** A signed number: surplus or shortage. */
const useSigned = () => {
  const { format } = useWords()
  return (amount: string) => `${Number(amount) > 0 ? '+' : ''}${format.quantity(amount)}`
}

const Marks = ({ line }: { line: ReviewLine }) => {
  const { t, format } = useWords()
  const { doubt, isProposed, isRecounted, isBelow, reserved } = line
  return (
    <div className="review-row__marks">
      {doubt?.moved && <Chip tone="warning">{t('stockCounts.doubts.moved')}</Chip>}
      {doubt?.late && <Chip tone="warning">{t('stockCounts.doubts.late')}</Chip>}
      {isRecounted && <Chip tone="info">{t('stockCounts.page.recounting')}</Chip>}
      {isProposed && !isRecounted && <Chip tone="neutral">{t('stockCounts.page.proposed')}</Chip>}
      {isBelow && (
        <Chip tone="error">{t('stockCounts.page.reserved', { n: format.quantity(reserved) })}</Chip>
      )}
    </div>
  )
}

const Held = ({ line, decide, releases }: Props) => {
  const { t, format } = useWords()
  const { card, held, release } = line
  if (!held || held.length === 0) return null
  const toggle = (id: number, isOn: boolean) =>
    decide?.release(card.id, isOn ? [...release, id] : release.filter((one) => one !== id))
  return (
    <fieldset className="review-row__held">
      <legend>{t('stockCounts.page.release')}</legend>
      {held.map(({ id, quantity, origin }) => (
        <Checkbox
          key={id}
          checked={release.includes(id)}
          disabled={!decide || !releases || origin === 'approval'}
          onChange={(event) => toggle(id, event.target.checked)}
        >
          <bdi dir="ltr">#{id}</bdi> · <bdi dir="ltr">{format.quantity(quantity)}</bdi>
          {origin === 'approval' && <> · {t('stockCounts.page.ofTender')}</>}
        </Checkbox>
      ))}
      {held.some(({ origin }) => origin === 'approval') && (
        <p className="text-soft">{t('stockCounts.page.releaseHint')}</p>
      )}
    </fieldset>
  )
}

/** A card in the review: difference, doubts and decision. */
export const ReviewRow = ({ line, decide, releases }: Props) => {
  const { t, format } = useWords()
  const signed = useSigned()
  const { card, counted, expected, difference, value, after, choice, waits, who } = line
  const name = card.name ?? t('common.idOf', { id: String(card.id) })
  const figures = [
    [t('stockCounts.page.expected'), format.quantity(expected)],
    [t('stockCounts.page.counted'), format.quantity(counted)],
    [t('stockCounts.page.difference'), signed(difference)],
    ...(value === undefined ? [] : [[t('stockCounts.page.value'), format.money(value, 'TRY')]]),
    [t('stockCounts.page.after'), format.quantity(after)],
  ]
  return (
    <li className="review-row" data-waits={waits || undefined}>
      <div className="review-row__card">
        <CardName card={card} />
        {who.length > 0 && (
          <span className="count-row__who">
            {t('stockCounts.page.by')}: <bdi>{who.join(', ')}</bdi>
          </span>
        )}
        <Marks line={line} />
      </div>
      <dl className="review-row__figures">
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {decide && (
        <div className="review-row__choice">
          <Select
            aria-label={`${t('stockCounts.page.decision')}: ${name}`}
            empty={choice === null ? t('stockCounts.page.decision') : undefined}
            options={COUNT_CHOICES.map((one) => ({
              value: one,
              label: t(`stockCounts.choices.${one}`),
            }))}
            value={choice ?? ''}
            onChange={(next) => decide.choose(card.id, next)}
          />
        </div>
      )}
      <Held decide={decide} line={line} releases={releases} />
    </li>
  )
}
