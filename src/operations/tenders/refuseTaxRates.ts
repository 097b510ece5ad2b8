import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { refuseFields } from '@/domain/shared/refusal'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import { refuseTaxRateOn } from '@/domain/taxes/refuseTaxRate'
import { dayText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import { readTaxRates } from '@/queries/settings/taxRates'
import type { ItemInput } from './readItemInputs'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
import { sameItems } from './saveTenderItems'

/** @returns the day of a tender; null when there is no such tender */
export const dayOfTender = async (req: PayloadRequest, tenderId: number): Promise<Day | null> => {
  const [tender] = await readRows<{ day: Day }>(
    req,
    sql`select ${dayText(sql`date`)} as day from tenders where id = ${tenderId}`,
  )
  return tender?.day ?? null
}

type RatedLine = Pick<ItemInput, 'kind' | 'taxRate'>

const refuse = async (
  req: PayloadRequest,
  day: Day,
  lines: readonly { line: RatedLine; path: string }[],
): Promise<void> => {
  const priced = lines.filter(({ line }) => isPricedKind(line.kind))
  if (priced.length === 0) return
  const table = await readTaxRates(req)
  refuseFields(
    priced.map(({ line, path }) => refuseTaxRateOn({ table, rate: line.taxRate, day, path })),
  )
}

/**
 * New and changed lines must have VAT rates valid on the day of their tender; unchanged ones keep
 * theirs, even if the rate has ended since.
 * @param args.tenderId the tender they are compared with; none for a new one
 * @param args.day its day, as stored
 * @throws Refusal `taxRateNotValid` at `items.3.taxRate`
 */
export const refuseTaxRatesOfChanged = async (args: {
  req: PayloadRequest
  tenderId: number | null
  day: unknown
  items: readonly ItemInput[]
}): Promise<void> => {
  const { req, tenderId, items } = args
  const day = dayFromStored(args.day)
  if (!day) return
  const stored = tenderId === null ? [] : await readTenderItems({ req, tenderId })
  const byId = new Map(stored.map((item) => [item.id, item]))
  const isChanged = (item: ItemInput): boolean => {
    const before = item.id === null ? undefined : byId.get(item.id)
    return !before || !sameItems([item], [before])
  }
  await refuse(
    req,
    day,
    [...items.entries()]
      .filter(([, item]) => isChanged(item))
      .map(([index, line]) => ({ line, path: `items.${index}.taxRate` })),
  )
}

/**
 * As `refuseTaxRatesOfChanged`, for a line that is saved on its own.
 * @throws Refusal `taxRateNotValid` at `taxRate`
 */
export const refuseTaxRateOfLine = async (
  req: PayloadRequest,
  tenderId: number,
  line: RatedLine,
): Promise<void> => {
  const day = await dayOfTender(req, tenderId)
  if (day) await refuse(req, day, [{ line, path: 'taxRate' }])
}
