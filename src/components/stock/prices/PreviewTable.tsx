'use client'

import { IconAlertCircle } from '@tabler/icons-react'

import { useWords } from '@/components/ui/useWords'

import { currencyOfPrice } from './currencyOfPrice'
import type { PreviewedCard } from './usePriceChange'

/** Displayed rows; the others change as well. */
const SHOWN = 200

/** Each price before and after the change, and its blocker. */
export const PreviewTable = ({ cards }: { cards: readonly PreviewedCard[] }) => {
  const { t, format } = useWords()
  const rows = cards.flatMap((card) => card.prices.map((price) => ({ ...price, card })))
  // Blocked prices come first.
  const inOrder = [...rows].sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null))
  const changed = new Set(rows.map(({ card }) => card.id)).size
  return (
    <div className="price-preview">
      <p className="price-preview__sum" role="status">
        {t('priceChanges.words.summary', { cards: changed, prices: rows.length })}
      </p>
      <div
        aria-label={t('priceChanges.words.rows')}
        className="price-preview__rows"
        role="group"
        tabIndex={0}
      >
        <table>
          <caption className="visually-hidden">{t('priceChanges.words.rows')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('priceChanges.words.card')}</th>
              <th scope="col">{t('priceChanges.words.price')}</th>
              <th scope="col">{t('priceChanges.words.before')}</th>
              <th scope="col">{t('priceChanges.words.after')}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder.slice(0, SHOWN).map(({ card, field, before, after, problem }) => (
              <tr key={`${card.id} ${field}`}>
                <th scope="row">
                  <bdi>{card.name}</bdi>
                  {card.sku && (
                    <span className="price-preview__code">
                      <bdi dir="ltr">{card.sku}</bdi>
                    </span>
                  )}
                </th>
                <td>{t(`stockCards.fields.${field}`)}</td>
                <td>
                  <bdi dir="ltr">{format.price(before, currencyOfPrice(field))}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{format.price(after, currencyOfPrice(field))}</bdi>
                  {problem && (
                    <span className="ui-field__error">
                      <IconAlertCircle aria-hidden="true" size={16} />
                      {t(`refusals.${problem}`)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <p className="price-preview__sum">
          {t('priceChanges.words.more', { n: rows.length - SHOWN })}
        </p>
      )}
    </div>
  )
}
