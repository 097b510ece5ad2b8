import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { ApprovalSheet } from '@/present/tenders/approvalSheet'
import type { Json } from '../../factories/client'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeCompany, makeRow } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'

type Refused = { errors: [{ code: string; data: { shortages: Json[] } }] }

let boss: Person
let approver: Person
beforeAll(async () => {
  boss = await administrator()
  approver = await makePerson()
})
const setLimits = (rows: Json[]) => boss.post('/globals/settings', { approvalLimits: rows })
afterEach(() => setLimits([]))

const sheetOf = async (person: Person, id: number): Promise<ApprovalSheet> => {
  const { status, json, text } = await person.get<ApprovalSheet>(`/tenders/${id}/approval-sheet`)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return json
}

const TENDERS_TO_APPROVE: Permission[] = [
  { subject: 'tenders', actions: ['read'] },
  { subject: 'tenders', actions: ['approve'] },
]

describe('the approval sheet', () => {
  it('holds total and discount against the limits, and tells what is earned', async () => {
    await setLimits([{ role: approver.roleId, maxTotalBase: 5000, maxDiscount: 15 }])
    const card = (await makeCard({ costPrice: 1000, allowNoStock: true })).id
    const { id } = await makeTender({
      currency: 'USD',
      currencyRate: 40,
      discountType: 'percent',
      discountValue: 10,
      items: [line(card, { quantity: 2, unitPrice: 50 }), freeLine({ unitPrice: 20, taxRate: 0 })],
    })
    // 120 less a tenth is 108; the card costs 2 × 1,000 lira, 50 dollars of 90, the words are unknown.
    expect(await sheetOf(approver, id)).toMatchObject({
      currency: 'USD',
      totalBase: '5040.00',
      totalLimit: '5000',
      discount: '10.00',
      discountLimit: '15',
      margin: { amount: '40.00', percent: '44.4', unknown: { lines: 1, base: '18.00' } },
      shortages: [],
      changed: { sinceApproval: false, sinceSend: false },
    })
    const refused = await approver.post<Refused>(`/tenders/${id}/approve`)
    expect(refused.json.errors[0].code).toBe('approvalLimitExceeded')
    expect(await sheetOf(boss, id)).toMatchObject({ totalLimit: null, discountLimit: null })
  })

  it('names the cards that approving refuses, parts of groups and own reservations included', async () => {
    const [bolt, nut] = [await makeCard({ stock: 5 }), await makeCard({ stock: 10 })]
    const group = await makeRow('stock-groups', {
      name: 'Takım',
      parts: [
        { stockCard: bolt.id, quantity: 2 },
        { stockCard: nut.id, quantity: 3 },
      ],
    })
    const groupLine = { kind: 'stockGroup', stockGroup: group.id, quantity: 2 }
    const { id } = await makeTender({
      items: [line(bolt.id, { quantity: 2 }), line(null, { ...groupLine, stockCard: undefined })],
    })
    const refused = await boss.post<Refused>(`/tenders/${id}/approve`)
    expect(refused.json.errors[0].code).toBe('insufficientStock')
    const { shortages } = await sheetOf(boss, id)
    const asNumbers = shortages?.map((one) => ({
      ...one,
      wanted: Number(one.wanted),
      available: Number(one.available),
    }))
    expect(asNumbers).toEqual(refused.json.errors[0].data.shortages)
    expect(shortages).toMatchObject([{ card: bolt.id, wanted: '6', available: '5' }])
    // What is held for the tender itself is there for it.
    const short = (await makeTender({ items: [line(nut.id, { quantity: 10 })] })).id
    await makeRow('stock-reservations', { stockCard: nut.id, quantity: 10, tender: short })
    expect((await sheetOf(boss, short)).shortages).toEqual([])
    await step(short, 'approve')
  })

  it('says what changed since it was approved and since it was sent', async () => {
    const { id } = await makeTender()
    const changed = async () => (await sheetOf(boss, id)).changed
    await step(id, 'send')
    expect(await changed()).toEqual({ sinceApproval: false, sinceSend: false })
    await step(id, 'approve')
    await step(id, 'withdraw-approval')
    expect(await changed()).toEqual({ sinceApproval: false, sinceSend: false })
    await boss.patch(`/tenders/${id}`, { internalNote: 'not bound' })
    expect(await changed()).toEqual({ sinceApproval: false, sinceSend: false })
    await boss.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 99 })] })
    expect(await changed()).toEqual({ sinceApproval: true, sinceSend: true })
    await step(id, 'resend')
    expect(await changed()).toEqual({ sinceApproval: true, sinceSend: false })
  })

  it('names the five largest lines with the last price this customer was offered', async () => {
    const company = (await makeCompany()).id
    const [card, other] = [(await makeCard()).id, (await makeCard()).id]
    const offer = async (unitPrice: number, data: Json = {}) =>
      (await makeTender({ company, items: [line(card, { unitPrice })], ...data })).id
    const sent = await offer(118, { number: undefined })
    await step(sent, 'send')
    await step(sent, 'reject', { reason: 'Fiyat' })
    // Neither drafts nor what others were offered.
    await offer(1)
    await step(await offer(2, { company: (await makeCompany()).id }), 'send')
    const { id } = await makeTender({
      company,
      items: [
        ...[10, 60, 20, 50, 30].map((unitPrice) => freeLine({ unitPrice })),
        line(card, { unitPrice: 40 }),
        line(other, { unitPrice: 1000, choice: 'optional' }),
      ],
    })
    const { lines } = await sheetOf(boss, id)
    expect(lines?.map(({ net }) => net)).toEqual(['60.00', '50.00', '40.00', '30.00', '20.00'])
    expect(lines?.map(({ last }) => last && [last.unitPrice, last.tender, last.status])).toEqual([
      ...[null, null],
      ['118.000000', sent, 'rejected'],
      ...[null, null],
    ])
    expect(lines?.[2]?.last).toMatchObject({ day: today(), currency: 'TRY', discountType: null })
    expect(lines?.[2]?.last?.number).toMatch(/^TKF-/)
  })

  it('is for approvers who may read tenders, and tells them nothing else', async () => {
    const card = (await makeCard({ stock: 1 })).id
    const company = (await makeCompany()).id
    await step((await makeTender({ company, items: [line(card)] })).id, 'send')
    const { id } = await makeTender({ company, items: [line(card, { quantity: 2 })] })
    const path = `/tenders/${id}/approval-sheet`
    for (const permissions of [[TENDERS_TO_APPROVE[0]], [TENDERS_TO_APPROVE[1]], []])
      expect((await (await makePerson(permissions as Permission[])).get(path)).status).toBe(403)
    expect((await boss.get('/tenders/999999999/approval-sheet')).status).toBe(404)

    const whole = await sheetOf(await makePerson(TENDERS_TO_APPROVE), id)
    expect(whole).toMatchObject({ margin: null, shortages: null, totalBase: '240.00' })
    expect(whole.lines?.[0]).toMatchObject({ last: { unitPrice: '100.000000' } })
    expect(whole.lines?.[0]?.name).not.toBeNull()
    const narrowed = async (...fields: string[]) => {
      const [, approve] = TENDERS_TO_APPROVE
      return sheetOf(
        await makePerson([
          { subject: 'tenders', actions: ['read'], fields },
          approve as Permission,
          { subject: 'stock-cards', actions: ['read', 'seeCosts'] },
        ]),
        id,
      )
    }
    expect(await narrowed('title')).toEqual({
      ...{ currency: null, totalBase: null, totalLimit: null, discount: null, discountLimit: null },
      ...{ margin: null, shortages: null, changed: null, lines: null },
    })
    expect(await narrowed('items', 'currency')).toMatchObject({
      ...{ totalBase: null, discount: null, margin: null, changed: null },
      shortages: [{ card, wanted: '2', available: '1' }],
      lines: [{ net: '200.00', last: null }],
    })
    expect(await narrowed('title', 'totalBase')).toMatchObject({ totalBase: '240.00', lines: null })
  })
})
