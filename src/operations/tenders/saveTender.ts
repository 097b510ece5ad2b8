import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseChoices } from '@/domain/tenders/choices/choices'
import { refuseLineCount } from '@/domain/tenders/lines/lines'
import type { DiscountType } from '@/domain/tenders/totals/discount'
import { refuseInstalments } from '@/domain/tenders/totals/instalments'
import { refuseTotals, totalsOf, type TenderTotals } from '@/domain/tenders/totals/totals'
import { asWriter, query } from '../shared/transaction'
import type { ItemInput } from './readItemInputs'
import { readTenderItems, type TenderItem } from '@/queries/tenders/readTenderItems'
import { saveTenderItems } from './saveTenderItems'

type Head = {
  discountType: DiscountType | null
  discountValue: string | null
  currencyRate: string | null
  date: Date | string
}

/** Locks the tender: its lines and totals are written under this lock only. */
const lockHead = async (req: PayloadRequest, tenderId: number): Promise<Head> => {
  const [head] = await query<Head>(
    req,
    sql`select discount_type as "discountType", discount_value::text as "discountValue",
               currency_rate::text as "currencyRate", date
        from tenders where id = ${tenderId} for no key update`,
  )
  if (!head) throw new Error(`tender ${tenderId} vanished inside its own transaction`)
  return head
}

const refusePlan = async (req: PayloadRequest, tenderId: number, head: Head, total: string) => {
  const instalments = await query(
    req,
    sql`select due_date as "dueDate", amount::text as amount
        from tenders_payment_installments where _parent_id = ${tenderId} order by _order`,
  )
  refuseFields(
    refuseInstalments({
      instalments: instalments.map(({ dueDate, amount }) => ({
        dueDate: new Date(dueDate as string).toISOString(),
        amount,
      })),
      total,
      date: dayFromStored(new Date(head.date).toISOString()),
    }),
  )
}

const figuresOf = (totals: TenderTotals, index: number) => ({
  net: totals.lines[index]?.net.toFixed(2) ?? '0.00',
  tax: totals.lines[index]?.tax.toFixed(2) ?? '0.00',
})

/** Stores recalculated totals of unchanged lines. */
const writeFigures = async (req: PayloadRequest, items: TenderItem[], totals: TenderTotals) => {
  const lines = items.map(({ id }, index) => ({ id, ...figuresOf(totals, index) }))
  await query(
    req,
    sql`update tender_items t set net = w.net, tax = w.tax
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, net numeric, tax numeric)
        where t.id = w.id and (t.net, t.tax) is distinct from (w.net, w.tax)`,
  )
  return items.map((item, index) => {
    const { net, tax } = figuresOf(totals, index)
    return { ...item, net: Number(net), tax: Number(tax) }
  })
}

const writeTotals = (req: PayloadRequest, tenderId: number, totals: TenderTotals) =>
  query(
    req,
    sql`update tenders set subtotal = ${totals.subtotal.toFixed(2)},
          discount_total = ${totals.discountTotal.toFixed(2)},
          tax_total = ${totals.taxTotal.toFixed(2)}, total = ${totals.total.toFixed(2)},
          total_base = ${totals.totalBase.toFixed(2)} where id = ${tenderId}`,
  )

/**
 * Saves the lines of a tender and its totals; the only writer of both. The head is already written,
 * in the same transaction.
 * @param args.items the new lines, parsed by `readItemInputs`; the stored ones by default
 * @param args.hasNewLine true if a line was added to the stored ones. Otherwise their number is not
 *   checked: a tender with too many can lose one
 * @returns the stored lines and totals, in the tender's currency (`totalBase` in lira)
 * @throws Refusal `tooManyLines`, `alternativeWithoutLine`, `discountTooLarge`, `tooLarge`,
 *   `instalmentsDiffer` by field
 */
export const saveTender = async ({
  req,
  tenderId,
  items,
  hasNewLine = items !== undefined,
}: {
  req: PayloadRequest
  tenderId: number
  items?: ItemInput[]
  hasNewLine?: boolean
}) => {
  const head = await lockHead(req, tenderId)
  const stored = items ? [] : await readTenderItems({ req, tenderId })
  refuseFields([
    hasNewLine ? refuseLineCount((items ?? stored).length) : null,
    ...refuseChoices(items ?? stored),
  ])
  const totals = totalsOf({ ...head, items: items ?? stored })
  const tooLarge = refuseTotals(totals)
  refuseFields([tooLarge ? { path: 'items', code: tooLarge } : null])
  await refusePlan(req, tenderId, head, totals.total.toFixed(2))
  const saved = await asWriter(req, 'tender', async () => {
    const calculated = items?.map((item, index) => ({ ...item, ...figuresOf(totals, index) }))
    const lines = calculated
      ? await saveTenderItems({ req, tenderId, items: calculated })
      : await writeFigures(req, stored, totals)
    await writeTotals(req, tenderId, totals)
    return lines
  })
  return {
    items: saved,
    totals: {
      subtotal: totals.subtotal.toNumber(),
      discountTotal: totals.discountTotal.toNumber(),
      taxTotal: totals.taxTotal.toNumber(),
      total: totals.total.toNumber(),
      totalBase: totals.totalBase.toNumber(),
    },
  }
}
