import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { seesCosts } from '@/access/reading/costs'
import { mayReadField } from '@/access/reading/mayReadField'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { refuseLineCount } from '@/domain/tenders/lines/lines'
import { refuseContentChange, type LockFacts } from '@/domain/tenders/status'
import { readItemInputs, type ItemInput } from '@/operations/tenders/readItemInputs'
import { withProposedPrices } from '@/operations/tenders/proposedPrices'
import { withProposedTaxRates } from '@/operations/tenders/proposedTaxRates'
import { companyToday } from '@/queries/settings/companyToday'
import { dayFromStored } from '@/domain/shared/day'
import { refuseFractions } from '@/operations/stock/refuseFractions'
import { refuseTaxRatesOfChanged } from '@/operations/tenders/refuseTaxRates'
import { readTenderItems, type TenderItem } from '@/queries/tenders/readTenderItems'
import { withUnitCosts } from '@/queries/tenders/unitCosts'
import { saveTender } from '@/operations/tenders/saveTender'
import { sameItems } from '@/operations/tenders/saveTenderItems'

/** Checks the lines sent with a tender before the tender itself is written. */
export const takeItems: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (data.items === undefined || data.items === null) return data
  if (!Array.isArray(data.items))
    throw new Refusal('invalidInput', { fields: [{ path: 'items', code: 'notAList' }] })
  refuseFields([refuseLineCount(data.items.length)])
  const sold = { ...originalDoc, ...data }
  const day = dayFromStored(sold.date) ?? (await companyToday(req))
  const rated = await withProposedTaxRates(req, data.items, day)
  const items = readItemInputs(await withProposedPrices(req, rated, sold))
  const code = refuseContentChange((originalDoc ?? {}) as LockFacts)
  if (!code) {
    await refuseFractions(
      req,
      items.map(({ stockCard, quantity }, index) => ({
        path: `items.${index}.quantity`,
        stockCard,
        quantity,
      })),
    )
    // A copy has the proposed rates, or deliberately keeps those of the original (`copyTender`).
    if (!context.keepsTaxRates)
      await refuseTaxRatesOfChanged({
        req,
        tenderId: originalDoc?.id ?? null,
        day: data.date ?? originalDoc?.date,
        items,
      })
    return { ...data, items }
  }
  // A form sends all lines each time; only different ones count as a change.
  if (!sameItems(items, await readTenderItems({ req, tenderId: originalDoc.id })))
    throw new Refusal(code, { fields: [{ path: 'items', code }] })
  return { ...data, items: undefined }
}

/**
 * Those of these fields that the caller may read. Payload checks field access before the hooks
 * below add lines and totals to the response.
 */
const readable = async (req: PayloadRequest, fields: Record<string, unknown>) => {
  if (!req.user) return fields
  const ability = await abilityOfRequest(req)
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => mayReadField(ability, 'tenders', name)),
  )
}

/** Adds the costs of lines for users who may see costs; lines are read without them. */
const costed = async (req: PayloadRequest, tenderId: number, items: TenderItem[]) =>
  req.user && seesCosts(await abilityOfRequest(req))
    ? withUnitCosts({ req, tenderId, items })
    : items

/** Saves the lines with their tender and stores the totals, in the same transaction. */
export const saveItems: CollectionAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
  if (refuseContentChange((previousDoc ?? {}) as LockFacts)) {
    const items = await readTenderItems({ req, tenderId: doc.id })
    return { ...doc, ...(await readable(req, { items: await costed(req, doc.id, items) })) }
  }
  // Read strictly by `takeItems`, before the tender itself was written.
  const sent = Array.isArray(data.items) ? (data.items as ItemInput[]) : undefined
  const { totals, items } = await saveTender({ req, tenderId: doc.id, items: sent })
  const lines = await costed(req, doc.id, items)
  return { ...doc, ...(await readable(req, { ...totals, items: lines })) }
}

/** A tender read by id includes its lines; lists leave them out. */
export const readItems: CollectionAfterReadHook = async ({ doc, findMany, req }) => {
  if (findMany || !doc?.id || !('status' in doc)) return doc
  const items = await readTenderItems({ req, tenderId: doc.id })
  return { ...doc, ...(await readable(req, { items: await costed(req, doc.id, items) })) }
}
