import type { CardPrice } from './prices'

/** A price change: when, from what to what; null for no price. */
export type SetPrice = {
  field: CardPrice
  at: string
  before: string | null
  after: string | null
}

/** A point of the line, from 0 to 1 in both directions; a removed price ends the line. */
export type LinePoint = { x: number; y: number } | null

/** The history of one price of a card, as a step line. */
export type PriceLine = {
  field: CardPrice
  points: LinePoint[]
  /** Amounts as text. */
  low: string
  high: string
  last: string | null
  /** Moments of the first known change, and of the end. */
  from: string
  to: string
}

/** Share of the width drawn before the first change, for the price until then. */
const LEAD = 0.06

const lineOf = (field: CardPrice, rows: readonly SetPrice[], until: string): PriceLine | null => {
  const inOrder = [...rows].sort((a, b) => a.at.localeCompare(b.at))
  const [first] = inOrder
  if (!first) return null
  const known = inOrder
    .flatMap(({ before, after }) => [before, after])
    .filter((one) => one !== null)
  const [start = null] = known
  if (start === null) return null
  const low = known.reduce((least, one) => (Number(one) < Number(least) ? one : least), start)
  const high = known.reduce((most, one) => (Number(one) > Number(most) ? one : most), start)
  const [from, to] = [Date.parse(first.at), Math.max(Date.parse(until), Date.parse(first.at) + 1)]
  const xOf = (at: string) => LEAD + ((Date.parse(at) - from) / (to - from)) * (1 - LEAD)
  const range = Number(high) - Number(low)
  const yOf = (price: string) => (range === 0 ? 0.5 : (Number(price) - Number(low)) / range)

  const points: LinePoint[] = first.before === null ? [] : [{ x: 0, y: yOf(first.before) }]
  let price = first.before
  for (const { at, after } of inOrder) {
    if (price !== null) points.push({ x: xOf(at), y: yOf(price) })
    points.push(after === null ? null : { x: xOf(at), y: yOf(after) })
    price = after
  }
  if (price !== null) points.push({ x: 1, y: yOf(price) })
  return { field, points, low, high, last: price, from: first.at, to: until }
}

/**
 * The prices of a card as step lines up to a moment.
 *
 * @param rows in any order
 * @param until end of the lines, as ISO text
 * @returns one line for each price that was ever set, in the order of `fields`
 */
export const priceLines = (
  rows: readonly SetPrice[],
  fields: readonly CardPrice[],
  until: string,
): PriceLine[] =>
  fields.flatMap((field) => {
    const own = rows.filter((row) => row.field === field)
    return lineOf(field, own, until) ?? []
  })
