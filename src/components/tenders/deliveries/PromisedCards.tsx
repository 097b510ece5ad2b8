'use client'

import { PeekLink } from '@/components/frame/peek/PeekLink'
import { useWords } from '@/components/ui/useWords'
import { paths } from '@/catalog/paths'
import { unitWord } from '@/i18n/unitWord'
import type { PromisedCard } from '@/domain/stock/delivery'

const FIGURES = ['promised', 'delivered', 'open', 'onHand'] as const

/** Each card of a tender, parts of groups included, with its open quantity. */
export const PromisedCards = ({ cards }: { cards: readonly PromisedCard[] }) => {
  const { t, format } = useWords()
  const figures = FIGURES.filter(
    (figure) => figure !== 'onHand' || cards.some(({ onHand }) => onHand !== null),
  )
  return (
    <div className="deliveries__frame">
      <table className="deliveries__table">
        <caption className="visually-hidden">{t('deliveries.open')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tenderItems.fields.stockCard')}</th>
            {figures.map((figure) => (
              <th key={figure} className="deliveries__figure" scope="col">
                {t(`deliveries.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.card}>
              <td>
                <PeekLink href={paths.stockCardView(card.card)}>
                  <bdi>{card.name}</bdi>
                </PeekLink>
                {card.code && (
                  <small className="text-soft">
                    <bdi dir="ltr">{card.code}</bdi>
                  </small>
                )}
              </td>
              {figures.map((figure) => (
                <td
                  key={figure}
                  className="deliveries__figure"
                  data-label={t(`deliveries.${figure}`)}
                >
                  {/* In Arabic the unit is to the left of a number that keeps its sign. */}
                  <span>
                    <bdi dir="ltr">{format.quantity(card[figure])}</bdi>{' '}
                    {unitWord(t, card.unit, card[figure])}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
