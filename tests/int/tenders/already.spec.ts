import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeMovement, type Row } from '../../factories/rows'
import type { Refused } from '../../factories/stock'
import { makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

type Given = { path: string; body?: Json; expected: Json }

const tenderAfter = async (...steps: [string, Json?][]) => {
  const { id } = await makeTender()
  let last: Row = { id }
  for (const [command, body] of steps) last = await step(id, command, body)
  return { id, last: last as Row & { number: string } }
}

/** A command that was carried out before, and the existing result that a retry's refusal names. */
const RETRIES: Record<string, () => Promise<Given>> = {
  alreadySent: async () => {
    const { id, last } = await tenderAfter(['send', { to: [] }])
    return { path: `/tenders/${id}/send`, expected: { id, number: last.number } }
  },
  alreadyApproved: async () => {
    const { id, last } = await tenderAfter(['approve'])
    return { path: `/tenders/${id}/approve`, expected: { id, number: last.number } }
  },
  alreadyInvoiced: async () => {
    const invoiceNumber = `FTR${Date.now()}`
    const { id, last } = await tenderAfter(['approve'], ['invoice', { invoiceNumber }])
    const expected = { id, number: last.number, invoiceNumber }
    return { path: `/tenders/${id}/invoice`, expected }
  },
  alreadyRevised: async () => {
    const { id, last } = await tenderAfter(['send', { to: [] }], ['revise'])
    return { path: `/tenders/${id}/revise`, expected: { id: last.id, number: last.number } }
  },
  alreadyRegistered: async () => {
    const { id, last } = await tenderAfter(['send', { to: [] }])
    const body = { customer: { companyName: 'Işık', employeeName: 'Ayşe' } }
    const company = (last as Json).company
    return { path: `/tenders/${id}/register`, body, expected: { id, number: last.number, company } }
  },
  alreadyReversed: async () => {
    const card = await makeCard({ stock: 5 })
    const { id } = await makeMovement({ stockCard: card.id, quantity: 1 })
    const reversal = (await boss.post<Row>(`/stock-movements/${id}/reverse`)).json
    return { path: `/stock-movements/${id}/reverse`, expected: { id: reversal.id } }
  },
}

const errorOf = ({ json }: { json: Refused }) => json.errors?.[0]

describe('a retry of what was done carries what is there', () => {
  it.each(Object.entries(RETRIES))('%s', async (code, make) => {
    const { path, body, expected } = await make()
    const error = errorOf(await boss.post<Refused>(path, body ?? {}))
    expect(error?.code).toBe(code)
    expect(error?.data).toMatchObject(expected)
  })

  it('as far as the caller may read it', async () => {
    const invoiceNumber = `GZL${Date.now()}`
    const { id } = await tenderAfter(['approve'], ['invoice', { invoiceNumber }])
    const told = async (...fields: string[]) => {
      const invoicer = await makePerson([
        { subject: 'tenders', actions: ['invoice'] },
        ...(fields.length > 0
          ? [{ subject: 'tenders' as const, actions: ['read' as const], fields }]
          : []),
      ])
      return errorOf(await invoicer.post<Refused>(`/tenders/${id}/invoice`))?.data
    }
    expect(await told()).toEqual({})
    expect(await told('title')).toEqual({ id })
    expect(await told('title', 'invoiceNumber')).toEqual({ id, invoiceNumber })
  })
})
