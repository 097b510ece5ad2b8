import { createLocalReq, getAccessResults, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { readOffers } from '@/queries/shared/readOffers'
import { quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { makeCard, makeCompany, makeRow } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

const on = (
  subject: Permission['subject'],
  actions: Permission['actions'],
  fields?: string[],
): Permission => ({ subject, actions, ...(fields && { fields }) })

/** A list with the offers of its rows, as its page shows it to a person. */
const listOf = async (person: QuickPerson, slug: string, id: number, columns: string) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' } as never
  const req: PayloadRequest = await createLocalReq({ user }, payload)
  const { collections } = await getAccessResults({ req })
  const list = await loadList({
    req,
    slug,
    query: { columns, 'where[id][equals]': String(id) },
    permissions: collections?.[slug as never] as never,
    readOffers,
  })
  const inline = list.columns.flatMap(({ name, inline: by }) => (by ? [`${name} by ${by}`] : []))
  return { inline, offers: list.rows[0]?.offers?.commands.map(({ name }) => name) ?? [] }
}

it('is offered for the fields that its reader may write, no others', async () => {
  const { id } = await makeCompany()
  const columns = 'name,email,bossPhone,accountantPhone,owner'
  const inlineOf = async (...permissions: Permission[]) =>
    (await listOf(await quickPerson(permissions), 'companies', id, columns)).inline
  const all = [
    'email by field',
    'bossPhone by field',
    'accountantPhone by field',
    'owner by assign',
  ]
  expect(await inlineOf(on('customers', ['read', 'write']))).toEqual(all)
  expect(await inlineOf(on('customers', ['read']))).toEqual([])
  expect(
    await inlineOf(on('customers', ['read']), on('customers', ['write'], ['bossPhone'])),
  ).toEqual(['bossPhone by field'])
  expect(
    await inlineOf(on('customers', ['read'], ['name', 'email']), on('customers', ['write'])),
  ).toEqual(['email by field'])
})

it('is offered for costs to those who see them', async () => {
  const { id } = await makeCard()
  const columns = 'name,currentPrice,costPrice,minQuantity'
  const writer = on('stock-cards', ['read', 'write'])
  const inlineOf = async (...permissions: Permission[]) =>
    (await listOf(await quickPerson(permissions), 'stock-cards', id, columns)).inline
  expect(await inlineOf(writer)).toEqual(['currentPrice by field', 'minQuantity by field'])
  expect(await inlineOf(writer, on('stock-cards', ['seeCosts']))).toEqual([
    'currentPrice by field',
    'costPrice by field',
    'minQuantity by field',
  ])
})

it('is offered for the start of a meeting to those who may read and write its end as well', async () => {
  const { id } = await makeRow('meets', { title: 'Görüşme', startsAt: '2026-03-18T09:00:00.000Z' })
  const inlineOf = async (fields?: string[], read?: string[]) => {
    const person = await quickPerson([on('meets', ['read'], read), on('meets', ['write'], fields)])
    return (await listOf(person, 'meets', id, 'title,startsAt,status')).inline
  }
  expect(await inlineOf()).toEqual(['startsAt by field', 'status by field'])
  expect(await inlineOf(['startsAt', 'status'])).toEqual(['status by field'])
  const times = ['startsAt', 'endsAt', 'allDay']
  expect(await inlineOf(times)).toEqual(['startsAt by field'])
  expect(await inlineOf(times, ['title', 'startsAt'])).toEqual([])
})

it('is offered for the owner of a tender where the row takes the command', async () => {
  const { id } = await makeTender()
  const writer = await quickPerson([on('tenders', ['read', 'write'])])
  const { inline, offers } = await listOf(writer, 'tenders', id, 'title,owner')
  expect(inline).toEqual(['owner by assign'])
  expect(offers).toContain('assign')
  const maker = await quickPerson([on('tenders', ['read', 'create'])])
  expect((await listOf(maker, 'tenders', id, 'title,owner')).inline).toEqual([])
})
