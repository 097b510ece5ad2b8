import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLink } from '@/queries/tenders/link/readLink'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { accept, makeOffer, offerOf, trash } from '../../factories/offer'
import { administrator, type Person } from '../../factories/person'
import { anyName, type Row } from '../../factories/rows'
import { said } from '../../factories/stock'
import { freeLine, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const accepted = async (more: Json = {}): Promise<number> => {
  const offer = await makeOffer()
  expect(await accept(offer, more)).toBe('200')
  return offer.tender
}
const firstLineOf = async (id: number): Promise<number> => {
  const [row] = await select<{ id: number }>(`select id from tender_items where tender_id = ${id}`)
  return row?.id ?? 0
}
/** A file of a tender, seen by its customer or not. */
const addFile = async (tender: number, visibility: string) => {
  const form = new FormData()
  const png = sharp({ create: { width: 2, height: 2, channels: 3, background: '#675dd8' } }).png()
  form.set('_payload', JSON.stringify({ tender, visibility }))
  form.set(
    'file',
    new File([new Uint8Array(await png.toBuffer())], 'plan.png', { type: 'image/png' }),
  )
  return boss.post<{ doc: Row }>('/tender-files', form)
}

describe('what a customer accepted', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['another title', (id) => boss.patch(`/tenders/${id}`, { title: 'Başka' })],
    ['other lines', (id) => boss.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 1 })] })],
    [
      'another price of a line',
      async (id) => boss.patch(`/tender-items/${await firstLineOf(id)}`, { unitPrice: 1 }),
    ],
    ['a line less', async (id) => boss.remove(`/tender-items/${await firstLineOf(id)}`)],
    ['a file for the customer', (id) => addFile(id, 'customer')],
    ['a line more', (id) => boss.post('/tender-items', { tender: id, ...freeLine() })],
    [
      'a plan',
      (id) =>
        boss.patch(`/tenders/${id}`, {
          paymentInstallments: [{ dueDate: '2099-01-01', amount: 1 }],
        }),
    ],
  ])('is not changed by %s', async (_, change) => {
    const id = await accepted()
    expect(said((await change(id)) as never)).toMatch(/409 tenderAccepted/)
  })

  it('is not changed by a line that comes back out of the trash', async () => {
    const { id } = await makeTender({ items: [freeLine(), freeLine()] })
    const gone = await firstLineOf(id)
    expect((await boss.remove(`/tender-items/${gone}`)).status).toBe(200)
    await step(id, 'send', { to: [] })
    expect(await accept(await offerOf(id))).toBe('200')
    expect(await trash(boss, 'restore', 'tender-items', gone)).toBe('409 tenderAccepted')
  })

  it('takes files of the company, which stay the company’s', async () => {
    const id = await accepted()
    const made = await addFile(id, 'internal')
    expect(made.status).toBe(201)
    const shown = await boss.patch(`/tender-files/${made.json.doc.id}`, { visibility: 'customer' })
    expect(said(shown)).toBe('409 tenderAccepted')
  })

  it('is not changed over SQL', async () => {
    const id = await accepted()
    await expect(select(`update tenders set title = 'x' where id = ${id}`)).rejects.toThrow(
      'tenderAccepted',
    )
    await expect(
      select(`update tender_items set unit_price = 1 where tender_id = ${id}`),
    ).rejects.toThrow('tenderAccepted')
  })

  it('lets its internal note change, and everything in its revision', async () => {
    const id = await accepted()
    expect((await boss.patch(`/tenders/${id}`, { internalNote: '<p>İç</p>' })).status).toBe(200)
    await step(id, 'revise')
    const [revision] = await select<{ id: number }>(
      `select id from tenders where revision_of_id = ${id}`,
    )
    expect((await boss.patch(`/tenders/${revision?.id}`, { title: 'Yeni' })).status).toBe(200)
  })

  it('is approved as it is, and given to the customer it names', async () => {
    const offer = await makeOffer({ unconnectedName: 'Ayşe', unconnectedPhone: '5' })
    expect(await accept(offer)).toBe('200')
    const id = offer.tender
    const body = { customer: { companyName: anyName('Firma'), employeeName: 'Ayşe' } }
    expect((await boss.post(`/tenders/${id}/register`, body)).status).toBe(200)
    await step(id, 'approve')
  })
})

describe('a drawn signature', () => {
  const STROKES = [
    [10, 20, 30, 40, 50, 60],
    [0, 0, 600, 200],
  ]
  it('is kept with the answer, as its points, and shown by the link it was given by', async () => {
    const own = await makeOffer()
    await step(own.tender, 'resend', { to: [] })
    const other = await offerOf(own.tender)
    expect(await accept(own, { signature: STROKES })).toBe('200')
    const [answer] = await select<{ signature: unknown }>(
      `select signature from tender_answers where tender_id = ${own.tender}`,
    )
    expect(answer?.signature).toEqual(STROKES)
    const shown = async ({ token }: { token: string }) =>
      (await readLink(await createLocalReq({}, await getTestPayload()), token))?.link
    const answered = { answered: 'accepted', answeredBy: 'Ayşe Yılmaz' }
    expect(await shown(own)).toMatchObject({ ...answered, isOwnAnswer: true, signature: STROKES })
    expect(await shown(other)).toMatchObject({ ...answered, isOwnAnswer: false, signature: null })
  })

  it.each([
    ['markup', '<svg onload="alert(1)"/>'],
    ['a picture', 'data:image/png;base64,AAAA'],
    ['points beside the sheet', [[0, 0, 601, 0]]],
  ])('is refused as %s', async (_, signature) => {
    expect(await accept(await makeOffer(), { signature })).toMatch(/^400/)
  })
})

it('makes one company of one name that two people register at once', async () => {
  const person = { unconnectedName: 'Ayşe', unconnectedPhone: '5' }
  const [one, other] = await Promise.all([makeTender(person), makeTender(person)])
  const companyName = anyName('İkiz')
  const answers = await Promise.all(
    [one, other].map(({ id }) =>
      boss.post<Json>(`/tenders/${id}/register`, {
        customer: { companyName, employeeName: 'Ayşe' },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await select('select id from companies where name = $1', [companyName])).toHaveLength(1)
})
