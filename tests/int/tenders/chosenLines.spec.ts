import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readHeldUpChoice } from '@/queries/tenders/readHeldUpChoice'
import { poolOf } from '@/database/adapter'
import { createTranslator } from '@/i18n/translate'
import { JOB_RUNS } from '@/jobs'
import type { Json } from '../../factories/client'
import { select, verdictOf, waitingForLocks } from '../../factories/database'
import { dayFromNow } from '../../factories/day'
import { accept, makeOffer, offerOf, type Offer } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { postedFor, said, verdict, type Refused } from '../../factories/stock'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { answerTo, ORIGIN, rest } from '../../helpers/rest'
import { pageFor } from '../records/page'

type Item = { id: number; choice: string; description: string; unitPrice: number }
type Tender = Json & { id: number; items: Item[]; total: number; totalBase: number }

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const LINES = [
  freeLine({ description: 'Kazan', unitPrice: 100 }),
  freeLine({ description: 'Küçük kazan', unitPrice: 80, choice: 'alternative' }),
  freeLine({ description: 'Büyük kazan', unitPrice: 150, choice: 'alternative' }),
  freeLine({ description: 'Bakım', unitPrice: 50, taxRate: 10, choice: 'optional' }),
]

const readTender = async (id: number) => (await boss.get<Tender>(`/tenders/${id}`)).json
const answersOf = async (id: number) =>
  (await boss.get<{ docs: Json[] }>(`/tender-answers?where[tender][equals]=${id}`)).json.docs

type Made = Offer & { ids: number[] }
const offerOfLines = async (data: Json = {}): Promise<Made> => {
  const offer = await makeOffer({
    items: LINES,
    discountType: 'percent',
    discountValue: 10,
    ...data,
  })
  return { ...offer, ids: (await readTender(offer.tender)).items.map(({ id }) => id) }
}
const idsAt = ({ ids }: Made, ...places: number[]) => places.map((place) => ids[place] ?? 0)

describe('a customer who chooses', () => {
  it('has kept with the acceptance what was chosen and what it came to', async () => {
    const offer = await offerOfLines()
    // (80 + 50) − 10 % = 117, VAT 14.40 + 4.50.
    const chosen = idsAt(offer, 1, 3)
    expect(await accept(offer, { chosen, total: 135.9 })).toBe('200')
    expect(await answersOf(offer.tender)).toMatchObject([
      {
        kind: 'accepted',
        total: 135.9,
        currency: 'TRY',
        fileHash: offer.paper,
        chosen: [
          {
            line: chosen[0],
            choice: 'alternative',
            number: 2,
            name: 'Küçük kazan',
            insteadOf: { number: 1, name: 'Kazan' },
          },
          { line: chosen[1], choice: 'optional', number: 4, name: 'Bakım', insteadOf: null },
        ],
      },
    ])
    await JOB_RUNS['deliver-events'](await getTestPayload())
    const told = await boss.get<{ docs: { event: string; body: string }[] }>(
      '/notifications?limit=5',
    )
    expect(told.json.docs[0]?.event).toBe('tenderAccepted')
    expect(told.json.docs[0]?.body).toContain('Küçük kazan, Bakım')
  })

  it('is told of it only beside the paper that was accepted', async () => {
    const before = await offerOfLines()
    const { tender } = before
    expect((await boss.patch(`/tenders/${tender}`, { discountValue: 20 })).status).toBe(200)
    await step(tender, 'resend', { to: [] })
    const after = await offerOf(tender)
    expect(await accept(after, { chosen: [], total: 96 })).toBe('200')
    const shown = async ({ token }: Offer) =>
      (await answerTo(new Request(`${ORIGIN}/api/q/${token}/pdf`))).status
    expect([await shown(before), await shown(after)]).toEqual([409, 200])
  })

  it('is applied before an unregistered person becomes a customer', async () => {
    const offer = await offerOfLines({
      company: null,
      unconnectedName: 'Ayşe Yılmaz',
      unconnectedPhone: '0532 111 22 33',
    })
    expect(await accept(offer, { chosen: idsAt(offer, 1, 3), total: 135.9 })).toBe('200')
    const customer = { companyName: 'Yılmaz Yapı', employeeName: 'Ayşe Yılmaz' }
    expect(said(await boss.post(`/tenders/${offer.tender}/register`, { customer }))).toBe(
      '409 applyChoiceFirst',
    )
  })

  it('who takes it as offered accepts the stored total', async () => {
    const offer = await offerOfLines()
    expect(await accept(offer)).toBe('200')
    expect(await answersOf(offer.tender)).toMatchObject([{ chosen: [], total: 108 }])
    expect(said(await boss.post(`/tenders/${offer.tender}/apply-choice`))).toBe('409 nothingChosen')
  })

  it.each<[string, (offer: Made) => Promise<Json> | Json]>([
    ['a line that is included', (offer) => ({ chosen: idsAt(offer, 0) })],
    ['two alternatives to one line', (offer) => ({ chosen: idsAt(offer, 1, 2) })],
    ['a line of another offer', async () => ({ chosen: idsAt(await offerOfLines(), 3) })],
    ['a line that never was', () => ({ chosen: [2_147_483_000] })],
    ['a choice that comes to something else', (offer) => ({ chosen: idsAt(offer, 3), total: 108 })],
  ])('is refused %s', async (_, of) => {
    const offer = await offerOfLines()
    expect(await accept(offer, await of(offer))).toBe('409 choiceNotOffered')
    expect(await answersOf(offer.tender)).toEqual([])
    expect(await accept(offer)).toBe('200')
  })

  it.each([[{ chosen: 'x' }], [{ chosen: [0.5] }], [{ chosen: [1], total: 'x' }]])(
    'sends lines by their numbers, not %j',
    async (more) => {
      const offer = await offerOfLines()
      expect(await accept(offer, more)).toBe('400 invalidInput')
    },
  )

  it('cannot leave less than the discount of the document', async () => {
    const offer = await offerOfLines({ discountType: 'amount', discountValue: 90 })
    expect(await accept(offer, { chosen: idsAt(offer, 1) })).toBe('409 choiceNotOffered')
  })
})

describe('a choice that no revision could take over', () => {
  /** An approved and sent tender of two of a card, with an optional line. */
  const approvedOffer = async () => {
    const card = await makeCard({ stock: 5 })
    const { id } = await makeTender({
      items: [line(card.id, { quantity: 2 }), freeLine({ choice: 'optional', unitPrice: 50 })],
    })
    await step(id, 'approve')
    await step(id, 'send', { to: [] })
    const chosen = [(await readTender(id)).items.at(-1)?.id]
    return { ...(await offerOf(id)), card: card.id, chosen }
  }

  it('is refused once something is delivered, and possible again when that was taken back', async () => {
    const { card, chosen, ...offer } = await approvedOffer()
    await step(offer.tender, 'deliver', { quantities: { [card]: 1 } })
    expect(await accept(offer, { chosen })).toBe('409 alreadyDelivered')
    expect(await answersOf(offer.tender)).toEqual([])
    const [movement] = await postedFor(offer.tender)
    expect(await verdict(`/stock-movements/${movement?.id}/reverse`)).toBe('201')
    expect(await accept(offer, { chosen, total: 300 })).toBe('200')
    expect(said(await boss.post(`/tenders/${offer.tender}/apply-choice`))).toBe('201')
  })

  it('accepted before a delivery waits until that is taken back, and the tender says so', async () => {
    const { card, chosen, ...offer } = await approvedOffer()
    const heldUp = async (who = boss) =>
      readHeldUpChoice((await pageFor(who, { id: offer.tender })).req, offer.tender)
    const applied = async () => said(await boss.post(`/tenders/${offer.tender}/apply-choice`))
    await accept(offer, { chosen, total: 300 })
    expect(await heldUp()).toBeNull()
    await step(offer.tender, 'deliver', { quantities: { [card]: 1 } })
    expect(await applied()).toBe('409 alreadyDelivered')
    expect(await heldUp()).toEqual({ mayReadMovements: true })
    const seller = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect(await heldUp(seller)).toEqual({ mayReadMovements: false })
    const [movement] = await postedFor(offer.tender)
    expect(await verdict(`/stock-movements/${movement?.id}/reverse`)).toBe('201')
    expect(await heldUp()).toBeNull()
    expect(await applied()).toBe('201')
  })

  it('is refused once it is invoiced, in words for a customer; as offered it is accepted', async () => {
    const { chosen, ...offer } = await approvedOffer()
    await step(offer.tender, 'invoice')
    const response = await rest<Refused>({
      method: 'POST',
      path: `/api/q/${offer.token}/accept`,
      body: { name: 'Ayşe', language: 'tr', paper: offer.paper, confirmed: true, chosen },
    })
    expect(said(response)).toBe('409 alreadyInvoiced')
    expect(response.json.errors?.[0]?.message).toBe(
      createTranslator('tr')('refusalsOfChoice.alreadyInvoiced'),
    )
    expect(await accept(offer, { chosen: [], total: 240 })).toBe('200')
    expect(await answersOf(offer.tender)).toMatchObject([{ chosen: [], total: 240 }])
  })

  it.each([
    ['deliver', '409 alreadyDelivered'],
    ['invoice', '409 alreadyInvoiced'],
  ])(
    'waits for the lock of the tender behind %s, and finds what happened',
    async (command, code) => {
      const { chosen, ...offer } = await approvedOffer()
      const pool = poolOf(await getTestPayload())
      const holder = await pool.connect()
      try {
        await holder.query('begin')
        await holder.query(`select 1 from tenders where id = ${offer.tender} for update`)
        const first = step(offer.tender, command)
        await waitingForLocks(1)
        const second = accept(offer, { chosen })
        await waitingForLocks(2)
        await holder.query('commit')
        await first
        expect(await second).toBe(code)
      } finally {
        holder.release()
      }
      expect(await answersOf(offer.tender)).toEqual([])
    },
  )
})

describe('invoicing past an acceptance', () => {
  const invoiceOf = (id: number, body: Json = {}, by = boss) =>
    by.post<Refused>(`/tenders/${id}/invoice`, body)

  const acceptedAndApproved = async () => {
    const offer = await offerOfLines()
    expect(await accept(offer, { chosen: idsAt(offer, 1, 3), total: 135.9 })).toBe('200')
    await step(offer.tender, 'approve')
    return offer.tender
  }

  it('names both totals, and happens only where the difference is intended', async () => {
    const id = await acceptedAndApproved()
    for (const body of [{}, { acceptDifference: false }, { acceptDifference: null }]) {
      const refused = await invoiceOf(id, body)
      expect(said(refused)).toBe('409 acceptedTotalDiffers')
      expect(refused.json.errors?.[0]?.data).toMatchObject({
        total: 108,
        acceptedTotal: 135.9,
        errors: [{ path: 'acceptDifference', code: 'acceptedTotalDiffers' }],
      })
    }
    expect(said(await invoiceOf(id, { acceptDifference: 'true' }))).toBe('400 invalidInput')
    expect(await readTender(id)).toMatchObject({ status: 'approved', isInvoiced: false })
    expect(said(await invoiceOf(id, { acceptDifference: true }))).toBe('200')
  })

  it('is refused however often it is sent under one key', async () => {
    const id = await acceptedAndApproved()
    const headers = { 'Idempotency-Key': randomUUID() }
    for (const _ of [1, 2])
      expect(
        said(
          await rest({
            method: 'POST',
            path: `/api/tenders/${id}/invoice`,
            cookie: boss.cookie,
            headers,
            body: {},
          }),
        ),
      ).toBe('409 acceptedTotalDiffers')
  })

  it('does not tell totals to those who may not read them', async () => {
    const id = await acceptedAndApproved()
    const invoicer = await makePerson([
      { subject: 'tenders', actions: ['invoice'] },
      { subject: 'tenders', actions: ['read'], fields: ['title'] },
    ])
    const refused = await invoiceOf(id, {}, invoicer)
    expect(said(refused)).toBe('409 acceptedTotalDiffers')
    expect(refused.text).not.toMatch(/135[.,]9|108/)
  })

  it('is no question where the choice was applied, or nothing was chosen', async () => {
    const offer = await offerOfLines()
    expect(await accept(offer, { chosen: idsAt(offer, 3) })).toBe('200')
    const revision = await step(offer.tender, 'apply-choice')
    const plain = await offerOfLines()
    expect(await accept(plain)).toBe('200')
    for (const id of [revision.id, plain.tender]) {
      await step(id, 'approve')
      expect(said(await invoiceOf(id))).toBe('200')
    }
  })
})

describe('taking the choice over', () => {
  const accepted = async (...places: number[]) => {
    const offer = await offerOfLines()
    expect(await accept(offer, { chosen: idsAt(offer, ...places) })).toBe('200')
    return offer
  }

  it('makes a revision of the agreed lines, which comes to what was accepted', async () => {
    const offer = await accepted(2, 3)
    const [answer] = await answersOf(offer.tender)
    const revision = (await step(offer.tender, 'apply-choice')) as Tender
    const { items, total, status, revisionOf } = await readTender(revision.id)
    expect(items.map(({ description, choice }) => [description, choice])).toEqual([
      ['Büyük kazan', 'included'],
      ['Bakım', 'included'],
    ])
    expect([status, revisionOf, total]).toEqual(['draft', offer.tender, answer?.total])
    expect(await readTender(offer.tender)).toMatchObject({ status: 'cancelled' })
    expect(said(await boss.post(`/tenders/${offer.tender}/apply-choice`))).toBe(
      '409 alreadyRevised',
    )
  })

  it('keeps the payment terms: as many days later, in the same proportions', async () => {
    const date = dayFromNow(-5)
    const offer = await offerOfLines({
      date,
      paymentDate: dayFromNow(25),
      paymentInstallments: [
        { dueDate: date, amount: 27 },
        { dueDate: dayFromNow(25), amount: 81 },
      ],
    })
    expect(await accept(offer, { chosen: idsAt(offer, 1, 3), total: 135.9 })).toBe('200')
    const { id } = await step(offer.tender, 'apply-choice')
    const { paymentDate, paymentInstallments, total } = (await readTender(id)) as Tender & {
      paymentInstallments: { dueDate: string; amount: number }[]
    }
    expect(total).toBe(135.9)
    expect(String(paymentDate).slice(0, 10)).toBe(dayFromNow(30))
    expect(paymentInstallments.map((row) => [row.dueDate.slice(0, 10), row.amount])).toEqual([
      [dayFromNow(0), 33.98],
      [dayFromNow(30), 101.92],
    ])
  })

  it('is refused once the tender says something else', async () => {
    const offer = await accepted(3)
    // As one that was changed before acceptances bound what they accepted.
    await select(`with f as materialized (select set_config('app.tender_writer', 'on', true))
      update tenders set title = 'Başka' from f where id = ${offer.tender}`)
    expect(said(await boss.post(`/tenders/${offer.tender}/apply-choice`))).toBe(
      '409 choiceOutdated',
    )
    expect(await readTender(offer.tender)).toMatchObject({ status: 'sent' })
  })

  it('happens once, of twelve at one moment', async () => {
    const offer = await accepted(1)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => boss.post(`/tenders/${offer.tender}/apply-choice`)),
    )
    const verdicts = answers.map(said).sort()
    expect(verdicts).toEqual(['201', ...Array(11).fill('409 alreadyRevised')])
  })

  it('is for whoever may revise it', async () => {
    const offer = await accepted(1)
    const reader = await makePerson([{ subject: 'tenders', actions: ['read', 'write'] }])
    expect((await reader.post(`/tenders/${offer.tender}/apply-choice`)).status).toBe(403)
  })

  it('finds the lines although their rows were written anew', async () => {
    const offer = await accepted(1, 3)
    const { items } = await readTender(offer.tender)
    const anew = items.map(({ id: _id, ...item }) => item)
    expect((await boss.patch(`/tenders/${offer.tender}`, { items: anew })).status).toBe(200)
    const revision = (await step(offer.tender, 'apply-choice')) as Tender
    expect((await readTender(revision.id)).items.map(({ description }) => description)).toEqual([
      'Küçük kazan',
      'Bakım',
    ])
  })
})

it('keeps a choice with an acceptance alone, and as a list', async () => {
  const { send } = await offerOf((await offerOfLines()).tender)
  const insert = (kind: string, chosen: string) =>
    verdictOf(`with f as materialized (select set_config('app.tender_writer', 'on', true))
      insert into tender_answers (tender_id, send_id, kind, name, language, file_hash, content_hash,
        chosen) select s.tender_id, s.id, '${kind}', 'x', 'tr', s.file_hash, s.content_hash,
        '${chosen}'::jsonb from tender_sends s, f where s.id = ${send}`)
  expect(await insert('question', '[]')).toContain('tender_answers_choice')
  expect(await insert('accepted', '{}')).toContain('tender_answers_choice')
  expect(await select(`select 1 from tender_answers where send_id = ${send}`)).toEqual([])
})
