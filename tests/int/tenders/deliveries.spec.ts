import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { TimelinePage } from '@/present/timeline/timelineItem'
import type { TenderDeliveries } from '@/queries/tenders/deliveries/deliveriesFor'
import { readTenderPage } from '@/queries/tenders/readTenderPage'
import { readTenderView } from '@/queries/tenders/page/readTenderView'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeGroup, makeRow } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { answerTo, ORIGIN, rest } from '../../helpers/rest'
import { pageFor } from '../records/page'

// Loading the application takes longer than a test may.
beforeAll(async () => {
  await administrator()
})

const storekeeper = () =>
  makePerson([
    { subject: 'tenders', actions: ['read'] },
    { subject: 'stock-movements', actions: ['create'] },
  ])

type Refused = { errors: { code: string }[] }

const approved = async (items: object[]) => {
  const { id } = await makeTender({ items })
  await step(id, 'approve')
  return id
}

const deliver = (by: Person, id: number, quantities?: Record<string, unknown>) =>
  by.post<Refused>(`/tenders/${id}/deliver`, quantities && { quantities })

const read = async (by: Person, id: number) =>
  (await by.get<TenderDeliveries>(`/tenders/${id}/deliveries`)).json

const figures = async (by: Person, id: number) =>
  (await read(by, id)).cards.map(({ card, promised, delivered, open }) => [
    card,
    ...[promised, delivered, open].map(Number),
  ])

const pagesOf = async (by: Person, path: string) => {
  const answer = await answerTo(
    new Request(new URL(path, ORIGIN), { headers: { Cookie: by.cookie } }),
  )
  if (answer.status !== 200) return String(answer.status)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
}

describe('a delivery of an approved tender', () => {
  it('is priced as the invoice prices the rest: by the lines that count', async () => {
    const boss = await administrator()
    const card = await makeCard({ stock: 20 })
    const id = await approved([
      line(card.id, { quantity: 10, unitPrice: 100 }),
      line(card.id, { quantity: 10, unitPrice: 60, choice: 'optional' }),
    ])
    expect((await deliver(boss, id, { [card.id]: 4 })).status).toBe(200)
    await step(id, 'invoice')
    const rows = await select(
      `select quantity::float8 as quantity, price::float8 as price from stock_movements
       where tender_id = $1 order by id`,
      [id],
    )
    expect(rows).toEqual([
      { quantity: 4, price: 100 },
      { quantity: 6, price: 100 },
    ])
  })

  it('issues a part, and the invoice the rest: two deliveries', async () => {
    const boss = await administrator()
    const [one, two] = [await makeCard({ stock: 10 }), await makeCard({ stock: 10 })]
    const id = await approved([
      line(one.id, { quantity: 4, unitPrice: 10, discountType: 'percent', discountValue: 50 }),
      freeLine(),
      line(two.id, { quantity: 2 }),
      line(one.id, { quantity: 1, unitPrice: 10 }),
    ])
    expect(await figures(boss, id)).toEqual([
      [one.id, 5, 0, 5],
      [two.id, 2, 0, 2],
    ])
    expect((await deliver(boss, id, { [one.id]: 3, [two.id]: '0' })).status).toBe(200)
    expect(await figures(boss, id)).toEqual([
      [one.id, 5, 3, 2],
      [two.id, 2, 0, 2],
    ])
    await step(id, 'invoice')
    const { deliveries } = await read(boss, id)
    expect(deliveries).toMatchObject([
      { number: 2, lineCount: 2, isTakenBack: false },
      { number: 1, lineCount: 1, isTakenBack: false },
    ])
    // Both at what the lines come to a unit: (20 + 10) / 5.
    expect(
      await select(
        `select delivery::int as delivery, origin, quantity::float8 as quantity, price::float8 as price
         from stock_movements where tender_id = $1 and stock_card_id = $2 order by id`,
        [id, one.id],
      ),
    ).toEqual([
      { delivery: 1, origin: 'delivery', quantity: 3, price: 6 },
      { delivery: 2, origin: 'invoice', quantity: 2, price: 6 },
    ])
    await expectSoundData()
  })

  it('counts parts of groups by card, fractions of the rest included', async () => {
    const boss = await administrator()
    const card = await makeCard({ stock: 10, unit: 'piece' })
    const group = await makeGroup()
    await makeRow('stock-group-stocks', { stockGroup: group.id, stockCard: card.id, quantity: 1 })
    const id = await approved([
      { kind: 'stockGroup', stockGroup: group.id, quantity: 2.5, unitPrice: 10, taxRate: 20 },
    ])
    const fraction = await deliver(boss, id, { [card.id]: 1.5 })
    expect(fraction.json.errors[0]).toMatchObject({ code: 'invalidInput' })
    expect(JSON.stringify(fraction.json)).toContain(`quantities.${card.id}`)
    expect((await deliver(boss, id, { [card.id]: 2 })).status).toBe(200)
    // What is left is what it is.
    expect((await deliver(boss, id)).status).toBe(200)
    expect(await figures(boss, id)).toEqual([[card.id, 2.5, 2.5, 0]])
    expect((await deliver(boss, id)).json.errors[0]?.code).toBe('nothingToDeliver')
  })

  it('is all or nothing, and names each card that is in the way', async () => {
    const boss = await administrator()
    const [one, two, other] = [
      await makeCard({ stock: 5 }),
      await makeCard({ stock: 5 }),
      await makeCard({ stock: 5 }),
    ]
    const id = await approved([line(one.id, { quantity: 2 }), line(two.id, { quantity: 2 })])
    for (const [quantities, ...paths] of [
      [{ [one.id]: 1, [two.id]: 3 }, `quantities.${two.id}`],
      [{ [one.id]: 1, [other.id]: 1 }, `quantities.${other.id}`],
      [{ [one.id]: -1 }, `quantities.${one.id}`],
      [{ [one.id]: 'x' }, `quantities.${one.id}`],
      [{ x: 1 }, 'quantities'],
      [{ [one.id]: 0 }, 'quantities'],
    ] as [Record<string, unknown>, string][]) {
      const { status, text } = await deliver(boss, id, quantities)
      expect([status, paths.every((path) => text.includes(path))]).toEqual([400, true])
    }
    expect((await read(boss, id)).deliveries).toEqual([])
  })

  it('is asked for by whoever may post movements and sees the tender', async () => {
    const card = await makeCard({ stock: 5 })
    const id = await approved([line(card.id, { quantity: 2 })])
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect((await deliver(reader, id)).json.errors[0]?.code).toBe('notAllowed')
    const keeper = await storekeeper()
    expect((await deliver(keeper, id, { [card.id]: 1 })).status).toBe(200)
    // Who reads no stock learns nothing of it here.
    expect((await read(keeper, id)).cards[0]).toMatchObject({ name: card.name, onHand: null })
    const nobody = await makePerson([{ subject: 'meets', actions: ['read'] }])
    expect((await nobody.get(`/tenders/${id}/deliveries`)).status).toBe(403)
    const narrow = await makePerson([
      { subject: 'tenders', actions: ['read'], fields: ['number', 'title', 'company'] },
    ])
    expect((await narrow.get(`/tenders/${id}/deliveries`)).status).toBe(403)
    expect(await pagesOf(narrow, `/api/tenders/${id}/delivery-note`)).toBe('403')
  })

  it('names who posted it to readers of that field of movements alone', async () => {
    const poster = await makePerson(allPermissions(), { name: 'Depocu Deniz' })
    const card = await makeCard({ stock: 5 })
    const id = await approved([line(card.id, { quantity: 2 })])
    expect((await deliver(poster, id, { [card.id]: 1 })).status).toBe(200)
    const shownTo = async (by: Person) => {
      const page = await pageFor(by, { id })
      const sheet = await readTenderPage(page, 'tr')
      const tab = await readTenderView(page, 'deliveries')
      const timeline = `/timeline?subject=tenders&document=${id}&kinds=delivery`
      const shown = [
        (await read(by, id)).deliveries[0],
        sheet?.sheet.deliveries[0],
        tab?.deliveries?.deliveries[0],
      ]
      const { docs } = (await by.get<TimelinePage>(timeline)).json
      return [...shown.map((one) => one && (one.by ?? null)), docs[0]?.actor]
    }
    const seller = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect(await shownTo(seller)).toEqual([null, null, null, null])
    const keeper = await makePerson([
      { subject: 'tenders', actions: ['read'] },
      { subject: 'stock-movements', actions: ['read'], fields: ['operationUser'] },
    ])
    expect(new Set(await shownTo(keeper))).toEqual(new Set(['Depocu Deniz']))
  })

  it('is named in the answer to those who may read its note, whichever way it was posted', async () => {
    type Told = { told?: { delivery: { tender: number; number: number } } }
    const boss = await administrator()
    const card = await makeCard({ stock: 9 })
    const id = await approved([line(card.id, { quantity: 5 })])
    const told = async (by: Person) => {
      const body = { quantities: { [card.id]: 1 } }
      return (await by.post<Told>(`/tenders/${id}/deliver`, body)).json.told
    }
    expect(await told(await storekeeper())).toEqual({ delivery: { tender: id, number: 1 } })
    const narrow = await makePerson([
      { subject: 'tenders', actions: ['read'], fields: ['number', 'title'] },
      { subject: 'stock-movements', actions: ['create'] },
    ])
    expect(await told(narrow)).toBeUndefined()
    const [held] = await select('select id from stock_reservations where tender_id = $1', [id])
    const handedOver = await boss.post<Told>(`/stock-reservations/${held?.id}/fulfill`, {
      quantity: 1,
      price: 5,
      currencyType: 'TRY',
    })
    expect(handedOver.json.told).toEqual({ delivery: { tender: id, number: 3 } })
    const own = await makeRow('stock-reservations', { stockCard: card.id, quantity: 1 })
    const issued = await boss.post<Told>(`/stock-reservations/${own.id}/fulfill`, {
      price: 5,
      currencyType: 'TRY',
    })
    expect([issued.status, issued.json.told]).toEqual([200, undefined])
    // The invoice issues the rest; one that has nothing left to issue names no delivery.
    const invoiced = await boss.post<Told>(`/tenders/${id}/invoice`, {})
    expect(invoiced.json.told).toEqual({ delivery: { tender: id, number: 4 } })
    const handedOut = await approved([line(card.id)])
    await boss.post(`/tenders/${handedOut}/deliver`, {})
    const rest = await boss.post<Told>(`/tenders/${handedOut}/invoice`, {})
    expect([rest.status, rest.json.told]).toEqual([200, undefined])
    const services = await approved([freeLine()])
    const service = await boss.post<Told>(`/tenders/${services}/invoice`, {})
    expect([service.status, service.json.told]).toEqual([200, undefined])
  })

  it('happens once for one key, and no more than ordered for two at once', async () => {
    const boss = await administrator()
    const card = await makeCard({ stock: 10 })
    const id = await approved([line(card.id, { quantity: 4 })])
    const send = () =>
      rest({
        method: 'POST',
        path: `/api/tenders/${id}/deliver`,
        cookie: boss.cookie,
        body: { quantities: { [card.id]: 1 } },
        headers: { 'Idempotency-Key': `delivery-${id}`, Origin: ORIGIN },
      })
    const first = await send()
    expect([first.status, (await send()).status]).toEqual([200, 200])
    expect(await figures(boss, id)).toEqual([[card.id, 4, 1, 3]])
    const answers = await Promise.all([1, 2].map(() => deliver(boss, id, { [card.id]: 2 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await figures(boss, id)).toEqual([[card.id, 4, 3, 1]])
  })
})

describe('the note of a delivery', () => {
  it('says what was handed over, without money, and that it is no tax document', async () => {
    const keeper = await storekeeper()
    const card = await makeCard({ stock: 10, name: 'Kombi 24 kW', sku: null, unit: 'piece' })
    const id = await approved([line(card.id, { quantity: 4, unitPrice: 1234 })])
    expect(await pagesOf(keeper, `/api/tenders/${id}/delivery-note`)).toBe('404')
    await deliver(keeper, id, { [card.id]: 3 })
    const { number } = (await (await administrator()).get<{ number: string }>(`/tenders/${id}`))
      .json
    const text = await pagesOf(keeper, `/api/tenders/${id}/delivery-note?no=1&lang=tr`)
    for (const part of [
      'Teslim fişi',
      `${number}/1`,
      'Kombi 24 kW',
      '3 adet',
      'fatura yerine geçmez',
      'Teslim alan',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/1\.?234|₺|KDV/)
    for (const no of ['2', '0', 'x', '1.5'])
      expect(await pagesOf(keeper, `/api/tenders/${id}/delivery-note?no=${no}`)).toBe('404')
  })

  it('stands for a delivery posted any other way, and is marked when it is taken back', async () => {
    const boss = await administrator()
    const card = await makeCard({ stock: 10 })
    const id = await approved([line(card.id, { quantity: 4 })])
    const movement = await makeRow('stock-movements', {
      type: 'out',
      stockCard: card.id,
      quantity: 1,
      price: 5,
      currencyType: 'TRY',
      operationDate: (await select('select current_date::text as day'))[0]?.day,
      tender: id,
      delivery: 77,
    })
    await deliver(boss, id, { [card.id]: 1 })
    expect((await read(boss, id)).deliveries.map(({ number }) => number)).toEqual([2, 1])
    const patched = await boss.patch(`/stock-movements/${movement.id}`, { delivery: 9, note: 'x' })
    expect(patched.status).toBe(200)
    expect((await boss.post(`/stock-movements/${movement.id}/reverse`)).status).toBe(201)
    expect((await read(boss, id)).deliveries).toMatchObject([
      { number: 2, isTakenBack: false },
      { number: 1, isTakenBack: true },
    ])
    expect(await pagesOf(boss, `/api/tenders/${id}/delivery-note?no=1`)).toContain('Geri alındı')
    expect(await figures(boss, id)).toEqual([[card.id, 4, 1, 3]])
    await expect(
      select('update stock_movements set delivery = 3 where id = $1', [movement.id]),
    ).rejects.toThrow(/movementIsFinal/)
  })
})
