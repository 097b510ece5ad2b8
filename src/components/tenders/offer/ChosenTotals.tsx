'use client'

import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

import type { OfferWords } from './offerWords'
import type { OfferChoice } from './useOfferChoice'

type Props = { choice: OfferChoice; words: OfferWords; currency: string; locale: Locale }

/** The total of an offer with the lines chosen so far; announced to screen readers when it changes. */
export const ChosenTotals = ({ choice: { totals, chosen }, words, currency, locale }: Props) => {
  const format = createFormatters(locale)
  if (!totals)
    return (
      <p className="ui-field__error" role="alert">
        {words.notPossible}
      </p>
    )
  const { subtotal, discountTotal, taxTotal, total } = totals
  const rows = [
    [words.totals.subtotal, subtotal],
    ...(discountTotal.gt(0) ? ([[words.totals.discount, discountTotal.neg()]] as const) : []),
    [words.totals.tax, taxTotal],
  ] as const
  return (
    <>
      <dl className="offer__totals">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{format.money(amount.toFixed(2), currency)}</bdi>
            </dd>
          </div>
        ))}
        <div className="offer__grand" aria-live="polite">
          <dt>{words.chosenTotal}</dt>
          <dd>
            <bdi dir="ltr">{format.money(total.toFixed(2), currency)}</bdi>
          </dd>
        </div>
      </dl>
      {chosen.length > 0 && words.planFollows ? (
        <p className="text-soft">{words.planFollows}</p>
      ) : null}
    </>
  )
}
