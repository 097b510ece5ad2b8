import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseInstalments } from '@/domain/tenders/instalments'
import { refuseTotals, totalsOf } from '@/domain/tenders/totals'
import { asWriter, query } from '../shared/transaction'
import { readTenderItems } from './readTenderItems'
import type { DiscountType } from '@/domain/tenders/discount'

type Head = {
  discountType: DiscountType | null
  discountValue: string | null
  currencyRate: string | null
  date: Date | string
}

const readHead = async (req: PayloadRequest, tenderId: number): Promise<Head> => {
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

/**
 * Calculates a tender from its stored lines and stores the figures; the only writer of totals.
 * @returns the stored figures, in the tender's currency (`totalBase` in lira)
 * @throws Refusal `discountTooLarge`, `tooLarge`, `instalmentsDiffer` by field
 */
export const recalculateTender = async ({
  req,
  tenderId,
}: {
  req: PayloadRequest
  tenderId: number
}) => {
  const head = await readHead(req, tenderId)
  const items = await readTenderItems({ req, tenderId })
  const totals = totalsOf({ ...head, items })
  const tooLarge = refuseTotals(totals)
  refuseFields([tooLarge ? { path: 'items', code: tooLarge } : null])
  await refusePlan(req, tenderId, head, totals.total.toFixed(2))
  const lines = items.map((item, index) => ({
    id: item.id,
    net: totals.lines[index]?.net.toFixed(2),
    tax: totals.lines[index]?.tax.toFixed(2),
  }))
  const { subtotal, discountTotal, taxTotal, total, totalBase } = totals
  await asWriter(req, 'tender', async () => {
    await query(
      req,
      sql`update tender_items t set net = w.net, tax = w.tax
          from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, net numeric, tax numeric)
          where t.id = w.id and (t.net, t.tax) is distinct from (w.net, w.tax)`,
    )
    await query(
      req,
      sql`update tenders set subtotal = ${subtotal.toFixed(2)}, discount_total = ${discountTotal.toFixed(2)},
            tax_total = ${taxTotal.toFixed(2)}, total = ${total.toFixed(2)},
            total_base = ${totalBase.toFixed(2)} where id = ${tenderId}`,
    )
  })
  return {
    subtotal: subtotal.toNumber(),
    discountTotal: discountTotal.toNumber(),
    taxTotal: taxTotal.toNumber(),
    total: total.toNumber(),
    totalBase: totalBase.toNumber(),
  }
}
