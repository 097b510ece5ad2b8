import type { Json } from './client'
import { administrator } from './person'
import { anyName, makeCompany, makeRow, type Row } from './rows'
import { today } from './day'

/** Today as tests need it: tenders older than 15 days cannot be approved. */

export const line = (stockCard: unknown, data: Json = {}) => ({
  kind: 'stockCard',
  stockCard,
  quantity: 1,
  unitPrice: 100,
  taxRate: 20,
  ...data,
})

/** A line without a card: sold, never in stock. */
export const freeLine = (data: Json = {}) => ({
  kind: 'text',
  description: 'Kurulum',
  quantity: 1,
  unitPrice: 100,
  taxRate: 20,
  ...data,
})

/** A draft for a company of its own, dated today, with one line unless others are given. */
export const makeTender = async (data: Json = {}): Promise<Row> => {
  const company =
    'company' in data || data.unconnectedName ? {} : { company: (await makeCompany()).id }
  return makeRow('tenders', {
    title: anyName('Teklif'),
    date: today(),
    currency: 'TRY',
    items: [freeLine()],
    ...company,
    ...data,
  })
}

/** Runs a command on a tender and insists on success. */
export const step = async (id: number, command: string, body: Json = {}): Promise<Row> => {
  const { post } = await administrator()
  const { status, json, text } = await post<Row>(`/tenders/${id}/${command}`, body)
  if (status >= 300) throw new Error(`${command} of tender ${id}: ${status} ${text}`)
  return json
}

/** The reason of a command that asks for one; nothing for the others, which take none. */
export const whyOf = (command: string, reason = 'Neden'): Json =>
  ['reject', 'cancel', 'decline-approval'].includes(command) ? { reason } : {}

/** The newest send of a tender. */
export const sendOf = async (tender: number): Promise<number> => {
  const { get } = await administrator()
  const { json } = await get<{ docs: Row[] }>(
    `/tender-sends?where[tender][equals]=${tender}&sort=-id&limit=1`,
  )
  const [send] = json.docs
  if (!send) throw new Error(`Tender ${tender} was not sent`)
  return send.id
}

/**
 * The example of docs/domains/tenders.md: net 1126.42, discount 50.00, VAT 207.03, total 1283.45.
 */
export const workedExample = ([first, second, third]: unknown[]) => ({
  discountType: 'amount',
  discountValue: 50,
  items: [
    line(first, { quantity: 3, unitPrice: 33.335, discountType: 'percent', discountValue: 10 }),
    line(second, { quantity: 7, unitPrice: 12.345, taxRate: 10 }),
    line(third, { quantity: 1, unitPrice: 999.99, discountType: 'percent', discountValue: 5 }),
  ],
})
