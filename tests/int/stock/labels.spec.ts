import { beforeAll, describe, expect, it } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import type { Json } from '../../factories/client'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { answerTo, ORIGIN } from '../../helpers/rest'

let boss: Person
let cards: Awaited<ReturnType<typeof makeCard>>[]

const tag = Date.now().toString(36).toUpperCase()

beforeAll(async () => {
  boss = await administrator()
  cards = [
    await makeCard({ sku: `LBL-${tag}-1`, currentPrice: 98765 }),
    await makeCard({ sku: `LBL-${tag}-2`, qrCode: 'https://example.com/'.repeat(6) }),
    await makeCard(),
  ]
})

const asked = (more: Json = {}) => ({
  format: 'roll50x30',
  cards: [{ card: cards[0]?.id, copies: 2 }],
  ...more,
})
const codeOf = async (person: Person, body: Json) => {
  const { status, json } = await person.post<{ errors?: { code: string }[] }>('/stock/labels', body)
  return json.errors?.[0]?.code ?? status
}

describe('labels', () => {
  it('come as a PDF with a page for each label of a roll', async () => {
    const answer = await answerTo(
      new Request(`${ORIGIN}/api/stock/labels`, {
        method: 'POST',
        body: JSON.stringify(asked()),
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json', Cookie: boss.cookie },
      }),
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const pdf = new Uint8Array(await answer.arrayBuffer())
    expect((await getDocumentProxy(pdf)).numPages).toBe(2)
  })

  it('come with a paper that shows what the printer is out', async () => {
    const { status, headers } = await boss.post('/stock/label-test', { format: 'sheet38x21' })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it.each([
    [{ cards: [] }, 'invalidInput'],
    [{ format: 'a5' }, 'invalidInput'],
    [{ start: 2 }, 'invalidInput'],
    [{ offsetX: 5.1 }, 'invalidInput'],
  ])('%j is refused: %s', async (more, code) => expect(await codeOf(boss, asked(more))).toBe(code))

  it('refuse a card without a code, one that does not fit, and one that is not there', async () => {
    const of = (card: unknown, copies = 1) => asked({ cards: [{ card, copies }] })
    expect(await codeOf(boss, of(cards[2]?.id))).toBe('labelDoesNotFit')
    expect(await codeOf(boss, of(2_000_000_000))).toBe('notFound')
    expect(await codeOf(boss, of(cards[0]?.id, 1001))).toBe('invalidInput')
  })

  it('are for those who read cards, with what of them they read', async () => {
    const stranger = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect(await codeOf(stranger, asked())).toBe('notAllowed')
    const named = await makePerson([
      { subject: 'stock-cards', actions: ['read'], fields: ['name'] },
    ])
    // Without the right to its codes a card has none.
    expect(await codeOf(named, asked())).toBe('labelDoesNotFit')
  })
})
