import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { BOARD_STAGES } from '@/domain/tenders/board'
import { readBoard } from '@/queries/tenders/board/readBoard'
import type { BoardColumn } from '@/present/tenders/boardSheet'
import { makePerson, type Person } from '../../factories/person'
import { anyName, makeRow } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import { pageFor } from '../records/page'

const SELLS: Permission = { subject: 'tenders', actions: ['read', 'create', 'write'] }

let seller: Person
let mark: string
const ids: Record<string, number> = {}
beforeAll(async () => {
  seller = await makePerson([SELLS])
  mark = anyName('Pano')
  const make = async (name: string, price: number) => {
    const items = [freeLine({ unitPrice: price })]
    const { id } = await makeTender({ title: `${mark} ${name}`, items })
    ids[name] = id
    return id
  }
  await make('draft', 100)
  await make('other draft', 0.05)
  await step(await make('sent', 1000), 'send', { to: [] })
  await step(await make('approved', 300), 'approve')
  await step(await make('rejected', 10), 'reject', { reason: 'Pahalı' })
  await step(await make('cancelled', 10), 'cancel', { reason: 'Yanlış' })
})

const board = async (person: Person, query: Record<string, string> = {}) =>
  readBoard(await pageFor(person, { id: 0 }), query)
const ofMark = () => ({ 'where[title][like]': mark })
const columnsOf = async (person: Person, query: Record<string, string> = ofMark()) =>
  (await board(person, query))?.columns ?? []
const column = (columns: readonly BoardColumn[], stage: string) =>
  columns.find((one) => one.stage === stage)

describe('the board', () => {
  it('has a column for each stage with number and sum of all its tenders, to the last kuruş', async () => {
    const columns = await columnsOf(seller)
    expect(columns.map(({ stage }) => stage)).toEqual(BOARD_STAGES)
    const shown = columns.flatMap(({ stage, count, total, cards }) =>
      count > 0 ? [[stage, count, total, cards.map(({ id }) => id)]] : [],
    )
    expect(shown).toEqual([
      ['draft', 2, '120.06', [ids['other draft'], ids.draft]],
      ['approved', 1, '360.00', [ids.approved]],
      ['sent', 1, '1200.00', [ids.sent]],
      ['lost', 1, '12.00', [ids.rejected]],
    ])
  })

  it('offers what its reader may do with each card, with the reason where it cannot be', async () => {
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const offered = async (person: Person, stage: string) =>
      column(await columnsOf(person), stage)?.cards[0]?.offers.map(({ name }) => name)
    expect(await offered(seller, 'sent')).toContain('reject')
    expect(await offered(seller, 'sent')).not.toContain('approve')
    expect(await offered(reader, 'sent')).toEqual([])
  })

  it('shows one’s own where that is asked for', async () => {
    const { json } = await seller.post<{ doc: { id: number } }>('/tenders', {
      ...{ title: `${mark} own`, date: '2026-03-01', currency: 'TRY', items: [freeLine()] },
    })
    const own = column(await columnsOf(seller, { ...ofMark(), mine: '1' }), 'draft')
    expect(own?.cards.map(({ id }) => id)).toEqual([json.doc.id])
  })

  it('says that a filter does not work here instead of leaving it out', async () => {
    for (const query of ['where[nonsense][equals]', 'where[date][less_than]', 'where[id][equals]'])
      expect(await board(seller, { [query]: 'abc' })).toMatchObject({ columns: null })
    const old = { ...ofMark(), 'where[date][less_than]': '@today' }
    expect((await columnsOf(seller, old)).map(({ count }) => count)).toEqual([
      1, 0, 0, 0, 0, 0, 0, 0,
    ])
  })

  it('is for users who read tenders as a whole', async () => {
    const fields = ['title', 'status', 'total', 'totalBase', 'stage']
    const narrowed = await makePerson([{ subject: 'tenders', actions: ['read'], fields }])
    expect(await board(narrowed)).toBeNull()
    expect(await board(await makePerson([]))).toBeNull()
  })
})

it('expects of a stage what its sum is worth by the ended tenders that had come as far', async () => {
  const ended = async () => column(await columnsOf(seller), 'sent')?.ended ?? { won: 0, lost: 0 }
  const before = await ended()
  const reason = (await makeRow('lost-reasons', { name: anyName('Fiyat') })).id
  const lost = (await makeTender()).id
  await step(lost, 'send', { to: [] })
  await step(lost, 'reject', { lostReason: reason })
  // Never sent: no measure for those that were.
  await step((await makeTender()).id, 'reject', { lostReason: reason })
  const won = (await makeTender()).id
  await step(won, 'send', { to: [] })
  for (const command of ['approve', 'invoice']) await step(won, command)
  expect(await ended()).toEqual({ won: before.won + 1, lost: before.lost + 1 })
  expect(column(await columnsOf(seller), 'lost')?.expected).toBeNull()
})
