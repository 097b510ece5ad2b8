import Link from 'next/link'

import { RecordFacts } from '../../list/related/RecordFacts'
import { RelatedList } from '../../list/related/RelatedList'
import { Card } from '../../ui/layout/Card'
import { Formula } from '../../ui/layout/Formula'
import { createFormatters, type Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'

import { CardCodes } from '../codes/CardCodes'
import { onDayAddress } from '@/present/stock/onDaySheet'
import type { CardSheet } from '@/present/stock/cardSheet'
import { PriceChart } from './PriceChart'
import { PriceHistory } from './PriceHistory'

type Words = { card: CardSheet; t: Translator; format: Formatters }

/** Receipts minus issues. */
const CurrentFormula = ({ card, t, format }: Words) => {
  const { sums, figures, unit } = card
  if (!sums || !figures.currentQuantity) return null
  return (
    <Formula
      terms={[
        { label: t('stockCards.why.received'), value: format.quantity(sums.received), unit },
        { label: t('stockCards.why.issued'), value: format.quantity(sums.issued), unit, sign: '−' },
        {
          label: figures.currentQuantity.label,
          value: figures.currentQuantity.text,
          unit,
          sign: '=',
        },
      ]}
    />
  )
}

/** On hand minus reserved. */
const AvailableFormula = ({ card }: Words) => {
  const { figures, unit } = card
  const { currentQuantity, reservedQuantity, availableQuantity } = figures
  if (!currentQuantity || !reservedQuantity || !availableQuantity) return null
  return (
    <Formula
      terms={[
        { label: currentQuantity.label, value: currentQuantity.text, unit },
        { label: reservedQuantity.label, value: reservedQuantity.text, unit, sign: '−' },
        { label: availableQuantity.label, value: availableQuantity.text, unit, sign: '=' },
      ]}
    />
  )
}

type Props = { card: CardSheet; locale: Locale; timeZone: string }

/** Content of a card's open tab. */
export const CardTabContent = ({ card, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { tab, part, prices, facts, isOfCost } = card
  if (tab === 'prices' && prices)
    return (
      <>
        <PriceChart format={format} now={card.readAt} prices={prices} t={t} timeZone={timeZone} />
        <PriceHistory format={format} prices={prices} t={t} timeZone={timeZone} />
      </>
    )
  if (tab === 'overview' || tab === 'prices' || !part)
    return (
      <>
        <Card>
          <RecordFacts facts={facts} unit={card.unit} />
        </Card>
        <CardCodes id={card.id} name={card.name} codes={card.codes} />
      </>
    )
  const words = { card, t, format }
  return (
    <RelatedList
      none={t(`stockCards.none.${tab}`)}
      // Waiting reservations have reserved nothing yet.
      part={tab === 'waiting' ? { ...part, title: t('stockCards.tabs.waiting') } : part}
    >
      {isOfCost ? (
        <p className="related__note">{t('stockCards.why.costFormula')}</p>
      ) : tab === 'movements' ? (
        <>
          <CurrentFormula {...words} />
          <p className="related__note">
            <Link className="text-link" href={onDayAddress({ card: card.id })} prefetch={false}>
              {t('stockOnDay.ofCard')}
            </Link>
          </p>
        </>
      ) : tab === 'reservations' ? (
        <AvailableFormula {...words} />
      ) : null}
    </RelatedList>
  )
}
