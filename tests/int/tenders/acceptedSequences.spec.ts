import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '@/domain/shared/day'
import type { Json } from '../../factories/client'
import { asSuperuser, select } from '../../factories/database'
import { accept, makeOffer, offerOf, type Offer } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany } from '../../factories/rows'
import { said, verdict } from '../../factories/stock'
import { freeLine, makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const setting = (approveBeforeSending: boolean) =>
  boss.post('/globals/settings', { approveBeforeSending })
afterAll(() => setting(false))

const read = async (id: number) => (await boss.get<Json>(`/tenders/${id}?depth=0`)).json
const answersOf = (id: number) =>
  select<{ kind: string; at: Date }>(
    `select kind, created_at as at from tender_answers where tender_id = ${id}`,
  )
const revoke = ({ send }: Offer) => verdict(`/tender-sends/${send}/revoke`)
const WHY = { reason: 'Vazgeçildi' }

describe('an offer that was accepted', () => {
  it('of a revision is the second’s alone once the first went', async () => {
    const first = await makeOffer()
    const { id } = await step(first.tender, 'revise')
    expect(await accept(first)).toBe('410 offerWithdrawn')
    await step(id, 'send', { to: [] })
    const second = await offerOf(id)
    expect(await accept(first)).toBe('410 offerWithdrawn')
    expect(await accept({ ...second, token: first.token })).toBe('410 offerWithdrawn')
    expect(await accept(second)).toBe('200')
    expect([await answersOf(first.tender), await answersOf(id)]).toMatchObject([[], [{}]])
  })

  it('in time is approved after its last day, by whom it is asked of, and again after a withdrawal', async () => {
    const zone = (timeZone: string) => boss.post('/globals/settings', { timeZone })
    // A day begins on the Line Islands 26 hours before it ends at Etc/GMT+12.
    expect((await zone('Etc/GMT+12')).status).toBe(200)
    try {
      const day = dayOf({ instant: new Date(), timeZone: 'Etc/GMT+12' })
      const offers = [await makeOffer({ date: day, validUntil: day })]
      offers.push(await makeOffer({ date: day, validUntil: day }))
      const [offer, open] = offers.map(({ tender }) => tender)
      expect(await accept(offers[0] as Offer)).toBe('200')
      expect((await zone('Pacific/Kiritimati')).status).toBe(200)
      for (const name of ['approve', 'withdraw-approval', 'approve', 'invoice'])
        expect([name, await verdict(`/tenders/${offer}/${name}`)]).toEqual([name, '200'])
      expect(await verdict(`/tenders/${open}/approve`)).toBe('409 tenderExpired')
      // Invariants count days in Istanbul, where it may have been over when it was accepted.
      await asSuperuser(`set session_replication_role = replica;
        update tenders set valid_until = valid_until + interval '2 days' where id = ${offer};
        set session_replication_role = origin`)
    } finally {
      expect((await zone('Europe/Istanbul')).status).toBe(200)
    }
  })

  it('leaves no acceptance to its copies, nor to a tender that claims one', async () => {
    const offer = await makeOffer()
    expect(await accept(offer)).toBe('200')
    const copies = [await step(offer.tender, 'duplicate'), await step(offer.tender, 'revise')]
    const claims = await makeTender({ acceptedAt: '2026-01-01', acceptedName: 'Ben' })
    for (const { id } of [...copies, claims])
      expect(await read(id)).toMatchObject({ acceptedAt: null, acceptedName: null })
  })

  it('stays accepted through everything that follows, and is accepted once', async () => {
    const offer = await makeOffer()
    expect(await accept(offer)).toBe('200')
    const { acceptedAt } = await read(offer.tender)
    for (const name of ['approve', 'invoice', 'withdraw-invoice', 'withdraw-approval', 'resend']) {
      await step(offer.tender, name, name === 'resend' ? { to: [] } : {})
      expect([name, await accept(await offerOf(offer.tender))]).toEqual([name, '409 offerAccepted'])
      expect((await read(offer.tender)).acceptedAt).toBe(acceptedAt)
    }
    expect(await revoke(offer)).toBe('200')
    expect(await revoke(offer)).toBe('410 linkRevoked')
    expect((await read(offer.tender)).acceptedAt).toBe(acceptedAt)
  })
})

describe('at one moment with the customer', () => {
  it.each<[string, (offer: Offer) => Promise<string>, string[]]>([
    ['its link is taken back', revoke, ['200']],
    ['it is revised', ({ tender }) => verdict(`/tenders/${tender}/revise`), ['201']],
    ['it is cancelled', ({ tender }) => verdict(`/tenders/${tender}/cancel`, WHY), ['200']],
    ['it is rejected', ({ tender }) => verdict(`/tenders/${tender}/reject`, WHY), ['200']],
    ['it is approved', ({ tender }) => verdict(`/tenders/${tender}/approve`), ['200']],
    [
      'its title changes',
      async ({ tender }) => said(await boss.patch(`/tenders/${tender}`, { title: 'Başka' })),
      ['200', '409 tenderAccepted'],
    ],
    [
      'its lines change',
      async ({ tender }) =>
        said(await boss.patch(`/tenders/${tender}`, { items: [freeLine({ unitPrice: 7 })] })),
      ['200', '409 tenderAccepted'],
    ],
    [
      'a line of it changes',
      async ({ tender }) => {
        const [item] = (await read(tender)).items as { id: number }[]
        return said(await boss.patch(`/tender-items/${item?.id}`, { unitPrice: 7 }))
      },
      ['200', '409 tenderAccepted'],
    ],
  ])('%s', async (_, happen, expected) => {
    for (let round = 0; round < 2; round += 1) {
      const offer = await makeOffer()
      const [accepted, happened] = await Promise.all([accept(offer), happen(offer)])
      expect(expected).toContain(happened)
      expect(accepted).toMatch(/^(200|410 linkRevoked|410 offerWithdrawn|409 offerChanged)$/)
      // Of another content and an acceptance one alone happens.
      if (expected.includes('409 tenderAccepted'))
        expect(accepted === '200').toBe(happened === '409 tenderAccepted')
      const kept = await answersOf(offer.tender)
      expect(kept).toHaveLength(accepted === '200' ? 1 : 0)
      // Who came later found what had happened: nobody accepts what was taken back before.
      const [row] = await select<{ at: Date | null }>(
        `select revoked_at as at from tender_sends where id = ${offer.send}`,
      )
      if (kept[0] && row?.at) expect(kept[0].at.getTime()).toBeLessThanOrEqual(row.at.getTime())
      expect(Boolean((await read(offer.tender)).acceptedAt)).toBe(accepted === '200')
    }
  })

  it('everybody else wants something too: one history, no 5xx', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { id } = await makeTender()
      const answers = await Promise.all([
        boss.post(`/tenders/${id}/send`, { to: [] }),
        boss.post(`/tenders/${id}/approve`),
        boss.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 200 })] }),
        boss.post(`/tenders/${id}/cancel`, WHY),
        boss.post(`/tenders/${id}/revise`),
        boss.post(`/tenders/${id}/send`, { to: [] }),
      ])
      expect(answers.filter(({ status }) => status >= 500).map(said)).toEqual([])
      const sends = await select(`select id from tender_sends where tender_id = ${id}`)
      const sent = [answers[0], answers[5]].filter((answer) => answer?.status === 200)
      expect(sends).toHaveLength(sent.length)
      expect(sends.length).toBeLessThanOrEqual(1)
      if (answers[3]?.status === 200) expect(await read(id)).toMatchObject({ status: 'cancelled' })
      const revision = answers[4]?.status === 201
      expect((await read(id)).status === 'cancelled').toBe(answers[3]?.status === 200 || revision)
    }
  })
})

describe('approve before sending', () => {
  it('switched on between: a link that left stays, nothing else leaves', async () => {
    const offer = await makeOffer()
    const draft = await makeTender()
    await setting(true)
    expect(await verdict(`/tenders/${offer.tender}/resend`, { to: [] })).toBe('409 approveFirst')
    expect(await verdict(`/tenders/${draft.id}/send`, { to: [] })).toBe('409 approveFirst')
    expect(await read(draft.id)).toMatchObject({ status: 'draft', number: null })
    expect(await accept(offer)).toBe('200')
    await step(draft.id, 'approve')
    await step(draft.id, 'send', { to: [] })
    expect(await verdict(`/tenders/${draft.id}/send`, { to: [] })).toBe('409 alreadySent')
    await step(draft.id, 'withdraw-approval')
    expect(await verdict(`/tenders/${draft.id}/resend`, { to: [] })).toBe('409 approveFirst')
    await setting(false)
    expect(await verdict(`/tenders/${draft.id}/resend`, { to: [] })).toBe('200')
  })
})

describe('who goes round', () => {
  it('a customer with an offer out is not deleted, and its link goes on', async () => {
    const company = await makeCompany()
    const offer = await makeOffer({ company: company.id })
    expect(said(await boss.remove(`/companies/${company.id}`))).toBe('409 inUse')
    expect(await accept(offer)).toBe('200')
  })

  it('whoever only reads sends nothing again, and takes no link back', async () => {
    const offer = await makeOffer()
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    for (const path of [`/tenders/${offer.tender}/resend`, `/tender-sends/${offer.send}/revoke`])
      expect(await verdict(path, { to: [] }, reader)).toBe('403 notAllowed')
    expect(await accept(offer)).toBe('200')
  })

  it('whoever writes one field of tenders gets no paper of all the others', async () => {
    const offer = await makeOffer()
    const { id: draft } = await makeTender()
    const narrow = await makePerson([
      { subject: 'tenders', actions: ['read', 'write'], fields: ['title'] },
    ])
    expect(said(await narrow.get(`/tender-sends/${offer.send}/link`))).toBe('403 notAllowed')
    for (const [id, name] of [
      [offer.tender, 'resend'],
      [draft, 'send'],
    ] as const)
      expect([
        name,
        await verdict(`/tenders/${id}/${name}`, { to: ['ben@evil.example'] }, narrow),
      ]).toEqual([name, '403 notAllowed'])
    expect(await select(`select id from tender_sends where tender_id = ${draft}`)).toEqual([])
  })
})
