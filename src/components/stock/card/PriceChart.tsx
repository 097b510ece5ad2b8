import { Card } from '../../ui/layout/Card'
import { CARD_PRICES } from '@/domain/stock/prices/prices'
import { priceLines, type LinePoint, type PriceLine } from '@/domain/stock/prices/priceLine'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import '@/components/ui/charts/charts.css'

import { currencyOfPrice } from '../prices/currencyOfPrice'
import '../prices/prices.css'
import type { PriceRow } from '@/present/stock/cardSheet'

type Words = { timeZone: string; t: Translator; format: Formatters }

const WIDTH = 240
const HEIGHT = 80
const EDGE = 6

/** Steps as a path; a gap where there was no price. */
const pathOf = (points: readonly LinePoint[]): string => {
  let isDrawn = false
  const parts = points.map((point) => {
    if (!point) {
      isDrawn = false
      return ''
    }
    const y = HEIGHT - EDGE - point.y * (HEIGHT - 2 * EDGE)
    const part = `${isDrawn ? 'L' : 'M'}${(point.x * WIDTH).toFixed(1)} ${y.toFixed(1)}`
    isDrawn = true
    return part
  })
  return parts.filter(Boolean).join(' ')
}

/**
 * The chart of one price over time; its content is also in the text next to it and the table below.
 */
const PriceFigure = ({ line, timeZone, t, format }: { line: PriceLine } & Words) => {
  const { field, points, low, high, last, from, to } = line
  const money = (price: string) => format.price(price, currencyOfPrice(field))
  const label = t(`stockCards.fields.${field}`)
  const lastText = last === null ? '—' : money(last)
  const days = [from, to].map((at) => format.dayAt(at, timeZone))
  const text = t('priceChanges.words.chartText', {
    price: label,
    from: days[0],
    to: days[1],
    low: money(low),
    high: money(high),
    last: lastText,
  })
  return (
    <figure className="price-chart__one">
      <figcaption className="price-chart__head">
        <span>{label}</span>
        <bdi className="price-chart__last" dir="ltr">
          {lastText}
        </bdi>
      </figcaption>
      {/* Time runs from left to right in every language. */}
      <div dir="ltr">
        <svg
          aria-label={text}
          className="price-chart__plot"
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        >
          {[EDGE, HEIGHT - EDGE].map((y) => (
            <line className="price-chart__edge" key={y} x1="0" x2={WIDTH} y1={y} y2={y} />
          ))}
          <path className="price-chart__line" d={pathOf(points)} />
        </svg>
        <div aria-hidden="true" className="price-chart__foot">
          <bdi>{days[0]}</bdi>
          <bdi>{low === high ? money(low) : `${money(low)} – ${money(high)}`}</bdi>
          <bdi>{days[1]}</bdi>
        </div>
      </div>
    </figure>
  )
}

type Props = { prices: readonly PriceRow[]; now: string } & Words

/** Charts of the prices of a card over time; the table beside them has the same in numbers. */
export const PriceChart = ({ prices, now, ...words }: Props) => {
  const lines = priceLines(prices, CARD_PRICES, now)
  if (lines.length === 0) return null
  return (
    <Card className="price-chart-card" title={words.t('priceChanges.words.chart')}>
      <div className="price-chart">
        {lines.map((line) => (
          <PriceFigure key={line.field} line={line} {...words} />
        ))}
      </div>
    </Card>
  )
}
