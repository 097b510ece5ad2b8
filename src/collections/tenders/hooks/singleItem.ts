import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { changedFields } from '@/domain/shared/fieldValue'
import { refuseFields } from '@/domain/shared/refusal'
import { LINE_FIELDS } from '@/domain/tenders/compare'
import { refuseItem } from '@/domain/tenders/lines/lines'
import { tenderOfDeleted } from './refuseForeignTender'
import { refuseTaxRateOfLine } from '@/operations/tenders/refuseTaxRates'
import { lineWithProposedPrice } from '@/operations/tenders/proposedPrices'
import { lineWithProposedTaxRate } from '@/operations/tenders/proposedTaxRates'
import { saveTender } from '@/operations/tenders/saveTender'

const { net: _net, ...WORDS_AND_FIGURES } = LINE_FIELDS
const CONTENT = {
  ...WORDS_AND_FIGURES,
  kind: 'text',
  stockCard: 'relation',
  stockGroup: 'relation',
} as const

/** The rules of a line that is saved on its own, over the API. */
export const checkItem: CollectionBeforeChangeHook = async ({
  data: sent,
  operation,
  originalDoc,
  req,
}) => {
  const data =
    operation === 'create'
      ? await lineWithProposedPrice(
          req,
          Number(idOf(sent.tender)),
          await lineWithProposedTaxRate(req, Number(idOf(sent.tender)), sent),
        )
      : sent
  const line = { ...originalDoc, ...data }
  refuseFields(refuseItem(line))
  const isMoved =
    operation === 'update' &&
    data.tender !== undefined &&
    idOf(data.tender) !== idOf(originalDoc?.tender)
  refuseFields([isMoved ? { path: 'tender', code: 'movementIsFinal' } : null])
  if (operation === 'create' || changedFields(CONTENT, data, originalDoc).length > 0)
    await refuseTaxRateOfLine(req, Number(idOf(line.tender)), line)
  return data
}

/**
 * A changed line changes the totals of its tender; the response contains the line's new figures,
 * except those that the caller may not read.
 */
export const recalculate: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // Not from `doc`, which is the response and lacks the tender if the caller may not read it.
  const tender = Number(idOf(data.tender ?? previousDoc?.tender))
  const { items } = await saveTender({
    req,
    tenderId: tender,
    hasNewLine: operation === 'create',
  })
  const own = items.find((item) => item.id === doc.id)
  const figures = own ? { net: own.net, tax: own.tax } : {}
  const readable = Object.entries(figures).filter(([name]) => name in doc)
  return { ...doc, ...Object.fromEntries(readable) }
}

export const forgetItem: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await saveTender({ req, tenderId: tenderOfDeleted(req, id) })
  return doc
}
