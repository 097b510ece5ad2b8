import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { today } from '../../factories/day'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { askGraphql } from '../../factories/graphql'
import { administrator, makePerson, type Person } from '../../factories/person'
import { archivedCard, askedOf, makePriceChange } from '../../factories/prices'
import { anyName, makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { issue, said, verdict } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const madeOf = async (card: number) => {
  const part = (await makeCard({ stock: 10 })).id
  return makeGroup({ madeCard: card, parts: [{ stockCard: part, quantity: 1 }] })
}

describe('an archived card', () => {
  it('is what no group becomes, made or changed, by whichever address', async () => {
    const away = await archivedCard()
    const group = await makeGroup()
    const made = { name: anyName('Grup'), madeCard: away }
    expect(said(await boss.post('/stock-groups', made))).toBe('409 cardArchived')
    expect(said(await boss.patch(`/stock-groups/${group.id}`, { madeCard: away }))).toBe(
      '409 cardArchived',
    )
  })

  it('comes back in use by no trash', async () => {
    const card = (await makeCard()).id
    const group = await madeOf(card)
    expect((await boss.remove(`/stock-groups/${group.id}`)).status).toBe(200)
    expect(await verdict(`/stock-cards/${card}/archive`)).toBe('200')
    const body = { collection: 'stock-groups', record: group.id }
    expect(await verdict('/trash/restore', body)).toBe('409 cardArchived')
    expect(await verdict(`/stock-cards/${card}/unarchive`)).toBe('200')
    expect(await verdict('/trash/restore', body)).toBe('200')
    const tender = await makeTender({ items: [line(card)] })
    const sold = (await makeCard()).id
    const other = await makeTender({ items: [line(sold)] })
    for (const { id } of [tender, other]) await boss.remove(`/tenders/${id}`)
    expect(await verdict(`/stock-cards/${sold}/archive`)).toBe('200')
    expect(await verdict('/trash/restore', { collection: 'tenders', record: other.id })).toBe(
      '409 cardArchived',
    )
  })

  it('and a group that becomes it, at once: one of the two', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await makeCard()
      const group = await makeGroup()
      const answers = await Promise.all([
        verdict(`/stock-cards/${id}/archive`),
        boss.patch(`/stock-groups/${group.id}`, { madeCard: id }).then(said),
      ])
      expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
    }
  })

  it('of an invoiced tender keeps it from going back, in words', async () => {
    const card = (await makeCard({ stock: 1 })).id
    const tender = await makeTender({ items: [line(card)] })
    for (const name of ['approve', 'invoice']) await step(tender.id, name)
    expect(await verdict(`/stock-cards/${card}/archive`)).toBe('200')
    const back = [
      await verdict(`/tenders/${tender.id}/withdraw-invoice`),
      await verdict(`/tenders/${tender.id}/withdraw-approval`),
      await verdict(`/tenders/${tender.id}/duplicate`),
    ]
    expect(back.filter((answer) => answer.startsWith('5'))).toEqual([])
    const [row] = await select(
      `select c.is_archived and (h.tenders or h.reserved or h.stock) as both
       from stock_cards c, card_holders(c.id) h where c.id = $1`,
      [card],
    )
    expect([back, row?.both]).toEqual([expect.anything(), false])
  })
})

describe('prices of many cards', () => {
  const changer = (fields: string[]) =>
    makePerson([
      { subject: 'price-changes', actions: ['read', 'changePrices'] },
      { subject: 'stock-cards', actions: ['read', 'write'], fields },
    ])

  it('are shown without what their reader does not read', async () => {
    const sku = anyName('SKU').slice(0, 30)
    const { id } = await makeCard({ sku, currentPrice: 10, offerPrice: 77.77 })
    const narrow = await changer(['name', 'currentPrice'])
    const { status, text } = await narrow.post('/prices/preview', askedOf([id]))
    expect(status).toBe(200)
    expect(text).not.toContain(sku)
    expect(text).not.toContain('77.77')
    const change = await makePriceChange([id], { prices: ['currentPrice', 'offerPrice'] })
    expect(await verdict(`/price-changes/${change}/undo`, {}, narrow)).toBe('403 notAllowed')
  })

  it('are kept by a card that was deleted at the same time, or it is gone', async () => {
    const { id } = await makeCard({ currentPrice: 10 })
    const [changed, removed] = await Promise.all([
      makePriceChange([id]).then(
        () => '200',
        () => 'refused',
      ),
      boss.remove(`/stock-cards/${id}`).then(said),
    ])
    expect([changed, removed].filter((answer) => answer === '200')).toHaveLength(1)
    expect(removed).not.toMatch(/^5/)
  })
})

describe('an assembly', () => {
  it('is posted by its command alone', async () => {
    const card = (await makeCard()).id
    const group = await madeOf(card)
    expect(await verdict(`/stock-groups/${group.id}/assemble`, { quantity: 1 })).toBe('200')
    const [posted] = await select<{ assembly: number }>(
      'select assembly from stock_movements where stock_card_id = $1',
      [card],
    )
    const claim = { assembly: posted?.assembly, stockGroup: group.id, origin: 'assembly' }
    const { json } = await boss.post<{ doc: Json }>('/stock-movements', {
      ...issue(card, 1),
      type: 'in',
      ...claim,
    })
    expect(json.doc.assembly ?? null).toBeNull()
    expect(json.doc.origin).toBe('manual')
    await boss.patch(`/stock-movements/${String(json.doc.id)}`, claim)
    const mutation = `mutation { updateStockMovement(id: ${String(json.doc.id)},
      data: { assembly: ${posted?.assembly}, note: "x" }) { id } }`
    expect((await askGraphql(boss.cookie, mutation)).code).toBeNull()
    const [kept] = await select('select assembly from stock_movements where id = $1', [json.doc.id])
    expect(kept?.assembly).toBeNull()
    await expectSoundData()
  })

  it('taken back and its group deleted, archived or reversed at once: never half', async () => {
    const card = (await makeCard()).id
    const group = await madeOf(card)
    await verdict(`/stock-groups/${group.id}/assemble`, { quantity: 2 })
    const rows = await select<{ id: number }>(
      'select id from stock_movements where stock_group_id = $1',
      [group.id],
    )
    const answers = await Promise.all([
      ...rows.map(({ id }) => verdict(`/stock-movements/${id}/reverse`)),
      verdict(`/stock-groups/${group.id}/disassemble`, { quantity: 2 }),
      boss.remove(`/stock-groups/${group.id}`).then(said),
      verdict(`/stock-cards/${card}/archive`),
    ])
    expect(answers.filter((answer) => /^5/.test(answer))).toEqual([])
    expect(answers.filter((answer) => /^20/.test(answer))).toHaveLength(1)
    await expectSoundData()
  })
})

describe('a card that becomes one counted in pieces', () => {
  const piece = { unit: 'piece' }

  it('is reserved in no fraction that somebody waits for', async () => {
    const { id } = await makeCard({ unit: 'kg' })
    const wait = await makeReservation({ stockCard: id, quantity: 1.5, waits: true })
    await makeMovement({ stockCard: id, quantity: 4 })
    const answers = [
      said(await boss.patch(`/stock-cards/${id}`, piece)),
      await verdict(`/stock-reservations/${wait.id}/take`),
    ]
    expect(answers).toEqual(['400 invalidInput', '200'])
  })

  it('leaves in no fraction by an assembly: a recipe of halves keeps the unit', async () => {
    const part = (await makeCard({ unit: 'kg', stock: 4 })).id
    const made = (await makeCard()).id
    const parts = [{ stockCard: part, quantity: 0.5 }]
    const group = await makeGroup({ madeCard: made, parts })
    expect(said(await boss.patch(`/stock-cards/${part}`, piece))).toBe('400 invalidInput')
    expect(await verdict(`/stock-groups/${group.id}/assemble`, { quantity: 1 })).toBe('200')
    expect(said(await boss.patch(`/stock-cards/${part}`, piece))).toBe('400 invalidInput')
  })
})

describe('who waits', () => {
  it('for a tender that ended, was deleted or is over takes nothing', async () => {
    const card = (await makeCard()).id
    const tender = await makeTender({ items: [] })
    const wait = await makeReservation({
      stockCard: card,
      quantity: 2,
      waits: true,
      tender: tender.id,
    })
    const none = await makeReservation({ stockCard: card, quantity: 2, waits: true })
    expect(said(await boss.patch(`/stock-reservations/${none.id}`, { tender: tender.id }))).toMatch(
      /^4/,
    )
    await makeMovement({ stockCard: card, quantity: 9 })
    await step(tender.id, 'cancel', { reason: 'Vazgeçildi' })
    const took = await verdict(`/stock-reservations/${wait.id}/take`)
    expect(took).toMatch(/^409/)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => verdict(`/stock-reservations/${none.id}/take`)),
      verdict(`/stock-reservations/${none.id}/leave`),
      verdict(`/stock-cards/${card}/archive`),
    ])
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
    await expectSoundData()
  })
})

it('a closed period is told and closed to whoever has half of the rights', async () => {
  const closer = await makePerson([{ subject: 'stock-closings', actions: ['closePeriods'] }])
  expect(await verdict('/stock-periods/reopen', { day: null, reason: 'x' }, closer)).toBe(
    '403 notAllowed',
  )
  expect(said(await closer.get('/stock-movements/closed-until'))).toBe('403 notAllowed')
  expect(said(await closer.get('/stock-closings'))).toMatch(/^40[34]/)
  expect(said(await boss.post('/stock-closings', { kind: 'close', closedUntil: today() }))).toMatch(
    /^40[34]/,
  )
})
