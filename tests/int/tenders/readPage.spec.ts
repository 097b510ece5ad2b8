import { beforeAll, describe, expect, it } from 'vitest'
import { readTenderView } from '@/queries/tenders/page/readTenderView'
import { translate } from '@/i18n/translate'
import type { Permission } from '@/access/roles/permissions'
import { textOfFact } from '@/present/record/recordFact'
import type { TenderSheet } from '@/present/tenders/tenderSheet'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeCompany, type Row } from '../../factories/rows'
import { accept, offerOf } from '../../factories/offer'
import { line, makeTender, step } from '../../factories/tender'
import { pageFor, statementsOf } from '../records/page'

const NOTE = 'Kapıda teslim edildi'

let boss: Person
let card: Row
let tender: Row
let revised: Row
beforeAll(async () => {
  boss = await administrator()
  card = await makeCard({ stock: 100, unit: 'piece', currentPrice: 10, costPrice: 4 })
  const company = await makeCompany({ name: 'Ilgaz Isı', email: 'ilgaz@example.com' })
  tender = await makeTender({
    company: company.id,
    title: 'Kazan dairesi',
    notes: '<p>Montaj dahil</p>',
    internalNote: '<p>Gizli pazarlık</p>',
    items: [line(card.id, { quantity: 12 }), line(card.id, { quantity: 3, unitPrice: 40 })],
  })
  await step(tender.id, 'send', { to: ['ilgaz@example.com'], language: 'tr' })
  expect(await accept(await offerOf(tender.id))).toBe('200')
  await step(tender.id, 'approve')
  await step(tender.id, 'deliver', { quantities: { [card.id]: '5' }, remark: NOTE })
  revised = await makeTender({ title: 'Reddedilen' })
  await step(revised.id, 'send', { to: [], language: 'tr' })
  await step(revised.id, 'reject', { reason: 'Pahalı' })
  await step(revised.id, 'revise')
})

const opened = async (tab?: string, person = boss, id = tender.id): Promise<TenderSheet> => {
  const sheet = await readTenderView(await pageFor(person, { id }), tab)
  if (!sheet) throw new Error('no tender')
  return sheet
}
/** Of a step its sentence. */
const kindsOf = ({ timeline }: TenderSheet) =>
  [...(timeline?.docs ?? []), ...(timeline?.steps ?? [])].map(({ kind, detail }) =>
    kind === 'step' ? detail : kind,
  )
const tabsOf = ({ tabs }: TenderSheet) => tabs.map(({ name, count }) => [name, count])

describe('the page of a tender', () => {
  it('says for whom, until when and how much, and has a tab for what there is', async () => {
    const sheet = await opened()
    expect(sheet).toMatchObject({ name: 'Kazan dairesi', state: { status: 'approved' } })
    const facts = Object.fromEntries(sheet.facts.map((fact) => [fact.name, textOfFact(fact)]))
    expect(facts).toMatchObject({ company: 'Ilgaz Isı', total: '₺1.584,00' })
    expect(tabsOf(sheet)).toEqual([
      ['items', undefined],
      ['timeline', undefined],
      ['sends', 1],
      ['deliveries', 1],
      ['files', undefined],
    ])
    const draft = await opened(undefined, boss, (await makeTender()).id)
    expect(tabsOf(draft).map(([name]) => name)).toEqual(['items', 'timeline', 'files'])
  })

  it('has the lines with the names of their cards, and what is still to deliver', async () => {
    const { lines } = await opened()
    expect(lines?.names[0]).toMatchObject({ name: card.name, href: `/stock-cards/view/${card.id}` })
    expect(lines?.totals).toMatchObject({ total: 1584, subtotal: 1320 })
    expect(lines?.open).toEqual([[String(card.id), '10.000']])
  })

  it('leads from each tab of its own address, and to the first one from any other', async () => {
    expect((await opened('deliveries')).deliveries?.deliveries).toMatchObject([{ number: 1 }])
    expect((await opened('sends')).sends?.sends).toHaveLength(1)
    expect(await opened('unicorns')).toMatchObject({ tab: 'items' })
    const draft = await makeTender()
    expect(await opened('sends', boss, draft.id)).toMatchObject({ tab: 'items', sends: null })
  })

  it('offers the next step first and says of the others why they cannot be taken', async () => {
    const { offers, excluded } = await opened()
    expect(offers.filter(({ isNext }) => isNext).map(({ name }) => name)).toEqual([
      'invoice',
      'deliver',
    ])
    expect(excluded.find(({ name }) => name === 'send')?.reason).toContain('zaten gönderildi')
    expect(excluded.every(({ reason }) => reason)).toBe(true)
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect(await opened(undefined, reader)).toMatchObject({ offers: [], excluded: [] })
  })

  it('is none of a tender that is not there, or to those who may not read tenders', async () => {
    const stranger = await makePerson([{ subject: 'customers', actions: ['read'] }])
    expect(await readTenderView(await pageFor(stranger, { id: tender.id }), undefined)).toBeNull()
    expect(await readTenderView(await pageFor(boss, { id: 2_000_000_000 }), undefined)).toBeNull()
  })
})

describe('what happened to a tender', () => {
  it('is pointers, newest first, and the steps that are none, by few statements', async () => {
    const page = await pageFor(boss, { id: tender.id })
    const { result, statements } = await statementsOf(() => readTenderView(page, 'timeline'))
    expect(new Set(kindsOf(result!))).toEqual(
      new Set(['delivery', 'approved', 'accepted', 'send', 'Teklif oluşturuldu']),
    )
    const docs = result?.timeline?.docs ?? []
    const moments = docs.map(({ at }) => at)
    expect(moments).toEqual([...moments].sort().reverse())
    const asked = (table: string) => statements.filter((text) => text.includes(table)).length
    // The rows of the page, and how many there are of each kind.
    expect([asked('audit_events'), asked('from timeline')]).toEqual([1, 2])
    const of = (kind: string) => docs.find((item) => item.kind === kind)
    expect(of('send')).toMatchObject({ detail: 'ilgaz@example.com', isTakenBack: false })
    expect(of('accepted')).toMatchObject({ detail: 'Ayşe Yılmaz' })
    expect(of('delivery')).toMatchObject({ detail: '1', body: expect.stringContaining(NOTE) })
  })

  it('has what only the trail remembers for its readers alone', async () => {
    const sheet = await opened('timeline', boss, revised.id)
    const rejected = expect.stringContaining(translate('tr', 'audit.what.reject'))
    expect(kindsOf(sheet)).toEqual([
      'send',
      'Yeni revizyon oluşturuldu',
      rejected,
      'Teklif oluşturuldu',
    ])
    const reader = await makePerson([
      { subject: 'tenders', actions: ['read'] },
      { subject: 'customers', actions: ['read'] },
    ])
    expect(kindsOf(await opened('timeline', reader, revised.id))).not.toContainEqual(rejected)
  })
})

describe('a role narrowed to some fields', () => {
  const narrowed = (...fields: string[]): Permission[] => [
    { subject: 'tenders', actions: ['read'], fields },
  ]

  it.each<[string, string[], string[], string[]]>([
    [
      'the title alone',
      ['title'],
      ['items'],
      ['1.584', 'Montaj', 'pazarlık', 'ilgaz@example.com', NOTE],
    ],
    ['the total alone', ['total'], ['items'], ['Kazan dairesi', 'Ilgaz', 'Montaj', NOTE]],
    ['the lines alone', ['items'], ['items'], ['1.584', 'Kazan dairesi', 'Ilgaz', 'pazarlık']],
    ['the files alone', ['files'], ['items', 'timeline'], ['1.584', 'Kazan dairesi', 'Montaj']],
    ['what a delivery says', ['number', 'company', 'items'], ['items', 'timeline', 'deliveries'], ['1.584', 'Kazan dairesi', 'pazarlık']], // oxfmt-ignore
  ])('to %s sees that and no more', async (_, fields, tabs, hidden) => {
    const reader = await makePerson(narrowed(...fields))
    for (const tab of [undefined, 'timeline', 'sends', 'deliveries', 'files']) {
      const sheet = await opened(tab, reader)
      expect(tabsOf(sheet).map(([name]) => name)).toEqual(tabs)
      const text = JSON.stringify(sheet)
      expect(hidden.filter((word) => text.includes(word))).toEqual([])
      expect(sheet.sends).toBeNull()
    }
  })

  it('sees by name who is responsible, without the right to see people', async () => {
    const owner = await makePerson()
    const { id } = await makeTender()
    await step(id, 'assign', { owner: owner.id })
    const named = async (fields?: string[]) => {
      const reader = await makePerson([{ subject: 'tenders', actions: ['read'], fields }])
      const { facts } = await opened(undefined, reader, id)
      return facts.filter(({ name }) => name === 'owner').map(textOfFact)
    }
    const [row] = await select('select name from users where id = $1', [owner.id])
    expect(await named()).toEqual([row?.name])
    expect(await named(['title'])).toEqual([])
  })

  it('sees addresses of customers only with the right to read customers', async () => {
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const text = JSON.stringify([await opened('timeline', reader), await opened('sends', reader)])
    expect(text).not.toContain('ilgaz@example.com')
    expect(text).toContain('Montaj dahil')
  })
})
