import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { Refusal } from '@/domain/shared/refusal'
import { toDecimal } from '@/domain/shared/money'
import { proposesRecount } from '@/domain/stock/counting/countFigures'
import type { CountReview, ReviewLine } from '@/domain/stock/counting/countReadings'
import { companySettings } from '../../settings/companySettings'
import { readRows } from '../../shared/rows'
import { readLines, type CountLine } from './readLines'
import { mayReviewCounts } from './readerOfCount'
import { cardShower } from './shownCard'

const uncountedOf = async (req: PayloadRequest, id: number, counted: number) => {
  const [row] = await readRows<{ cards: number }>(
    req,
    sql`select count(*)::int as cards from stock_count_cards where count_id = ${id}`,
  )
  return (row?.cards ?? 0) - counted
}

const valueOf = ({ adjustment, averageCost }: CountLine) =>
  adjustment.mul(toDecimal(averageCost ?? 0))

const isQuiet = ({ adjustment, waits, chosen, doubt }: CountLine): boolean =>
  adjustment.isZero() && !waits && chosen === null && doubt === null

/**
 * The results of a count for review before posting; for reviewers only.
 * @throws Refusal `notAllowed`
 */
export const readReview = async (req: PayloadRequest, id: number): Promise<CountReview> => {
  const may = await mayOf(req)
  if (!mayReviewCounts(may)) throw new Refusal('notAllowed')
  const lines = await readLines(req, id)
  const shows = await cardShower(req)
  const { recountValue } = await companySettings(req)
  const seesCosts = may(['seeCosts', 'stock-cards'])
  const seesHeld = may(['read', 'stock-reservations'])
  const seesPeople = may(['read', 'users', 'name'])
  const shown = (line: CountLine): ReviewLine => ({
    card: shows({ id: line.card, name: line.name, sku: line.sku, unit: line.unit }),
    counted: line.count.counted.toFixed(),
    expected: line.count.expected.toFixed(),
    difference: line.adjustment.toFixed(),
    ...(seesCosts && line.averageCost !== null && { value: valueOf(line).toFixed(2) }),
    after: line.after.toFixed(),
    reserved: line.reserved,
    doubt: line.doubt && { moved: line.doubt.moved, late: line.doubt.late },
    choice: line.chosen?.choice ?? null,
    waits: line.waits,
    isRecounted: line.isRecounted,
    isProposed: proposesRecount({
      count: line.count,
      unitCost: line.averageCost,
      valueLimit: recountValue,
    }),
    isBelow: line.isBelow,
    who: seesPeople ? [...new Set(line.entries.flatMap(({ who }) => who ?? []))] : [],
    ...(seesHeld && (line.isBelow || line.release.length > 0) && { held: line.held }),
    release: line.release,
  })
  const open = lines.filter((line) => !isQuiet(line))
  return {
    lines: open.map(shown),
    matched: lines.length - open.length,
    uncounted: await uncountedOf(req, id, lines.length),
    waiting: lines.filter(({ waits }) => waits).length,
    ...(seesCosts && {
      value: lines.reduce((total, line) => total.plus(valueOf(line)), toDecimal(0)).toFixed(2),
    }),
  }
}
