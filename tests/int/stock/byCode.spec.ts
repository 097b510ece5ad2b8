import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDigit } from '@/domain/stock/codes/symbols'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'

type Found = {
  cards: { id: number; [field: string]: unknown }[]
  code: string
  quantity: string | null
  mayCreate: boolean
}

const digits = Array.from({ length: 12 }, () => randomInt(1, 10)).join('')
const ean = `${digits}${checkDigit(digits)}`
const tag = `bc-${digits}`

let boss: Person
let [screw, strange]: { id: number }[] = []

const find = (person: Person, query: Record<string, string>) =>
  person.get<Found>(`/stock-cards/by-code?${new URLSearchParams(query)}`)
const found = async (code: string, typed?: string) => {
  const { json } = await find(boss, { code, ...(typed && { typed }) })
  return [json.cards.map(({ id }) => id), json.quantity]
}

beforeAll(async () => {
  boss = await administrator()
  screw = await makeCard({
    sku: `${tag}-VİDA`,
    barcode: ean,
    qrCode: `https://x.test/${tag}`,
    unit: 'kg',
  })
  strange = await makeCard({ barcode: `01${tag}` })
})

describe('the card of a code', () => {
  it.each<[string, string, string | undefined, 'screw' | 'strange' | null, string | null]>([
    ['its barcode', ean, undefined, 'screw', null],
    ['its SKU, whatever the case', `${tag}-vida`.toUpperCase(), undefined, 'screw', null],
    ['its QR code', `https://x.test/${tag}`, undefined, 'screw', null],
    ['what a scanner says of the symbol', `]E0${ean}`, undefined, 'screw', null],
    ['a weight of GS1', `]C1010${ean}3103001250`, undefined, 'screw', '1.250'],
    ['a count of GS1, which says no kilograms', `010${ean}3012`, undefined, 'screw', null],
    ['American keys', `${tag}*vida`.replaceAll('-', '*'), `${tag}-vida`, 'screw', null],
    ['a code that only looks like GS1', `01${tag}`, undefined, 'strange', null],
    ['no card', `${tag}-nothing`, undefined, null, null],
  ])('is found by %s', async (_, code, typed, card, quantity) => {
    const id = card === 'screw' ? screw?.id : strange?.id
    expect(await found(code, typed)).toEqual([card ? [id] : [], quantity])
  })

  it('names all that go by one code in different ways', async () => {
    const other = await makeCard({ barcode: `${tag}-vida` })
    expect((await found(`${tag}-vida`))[0]).toEqual([screw?.id, other.id])
  })

  it('says what a new card would go by', async () => {
    const { json } = await find(boss, { code: `]C0${tag}-new` })
    expect(json).toEqual({ cards: [], code: `${tag}-new`, quantity: null, mayCreate: true })
  })

  it('is for readers of cards, by the codes and with the fields they read', async () => {
    const stranger = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect((await find(stranger, { code: ean })).status).toBe(403)
    const fields = ['name', 'barcode']
    const reader = await makePerson([{ subject: 'stock-cards', actions: ['read'], fields }])
    expect((await find(reader, { code: `https://x.test/${tag}` })).json.cards).toEqual([])
    const { json, text } = await find(reader, { code: ean })
    expect(json.mayCreate).toBe(false)
    expect(json.cards).toHaveLength(1)
    expect(Object.keys(json.cards[0] ?? {}).sort()).toEqual(['barcode', 'id', 'name'])
    expect(text).not.toContain(`${tag}-V`)
  })

  it.each<Record<string, string>>([
    {},
    { code: '' },
    { code: ' ' },
    { code: 'a'.repeat(501) },
    { code: 'a', typed: '' },
  ])('is not asked for by %j', async (query) => expect((await find(boss, query)).status).toBe(400))
})
