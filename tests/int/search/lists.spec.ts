import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Where } from 'payload'
import { expect, it } from 'vitest'
import { buildAbility } from '@/access/buildAbility'
import type { Subject } from '@/access/roles/permissions'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import { CATALOG, entityCalled } from '@/catalog'
import type { Searchable } from '@/catalog/names'
import { searchWhere } from '@/domain/search/searchWhere'
import type { SearchAnswer } from '@/queries/search/search'
import { administrator, makePerson } from '../../factories/person'
import { makeCard, makeCompany, makeEmployee, makeGroup, makeMovement } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

const word = () => `z${randomUUID().replace(/[^a-f]/g, '')}q`

const found = async (collection: Searchable, text: string): Promise<number[]> => {
  const payload = await getTestPayload()
  const where = searchWhere({
    fields: entityCalled(collection).search?.fields ?? [],
    text,
  }) as Where
  const { docs } = await payload.find({ collection: collection as CollectionSlug, where, depth: 0 })
  return docs.map(({ id }) => Number(id))
}

it('should search a list folded', async () => {
  const tag = word()
  const { id } = await makeCompany({ name: `ÇANKAYA ${tag}` })
  expect(await found('companies', `cankaya ${tag}`)).toEqual([id])
})

it('should search movements and group rows by the name of the card', async () => {
  const tag = word()
  const { id: stockCard } = await makeCard({ name: `Işıldak ${tag}` })
  const movement = await makeMovement({ stockCard })
  const group = await makeGroup({ parts: [{ stockCard, quantity: 1 }] })
  expect(await found('stock-movements', `ISILDAK ${tag}`)).toEqual([movement.id])
  expect(await found('stock-group-stocks', `isildak ${tag}`)).toHaveLength(1)
  expect(await found('stock-group-stocks', String(group.name))).toHaveLength(1)
})

it('should search a list by the digits of a phone', async () => {
  const company = (await makeCompany()).id
  const own = String(Math.floor(Math.random() * 9e6) + 1e6)
  const { id } = await makeEmployee({ company, phone2: `0 (312) ${own}` })
  expect(await found('employees', `312 ${own.slice(0, 3)} ${own.slice(3)}`)).toEqual([id])
})

it.each(['like', 'contains'])(
  'should fold filters of the API with %s, wildcards as they stand',
  async (operator) => {
    const { get } = await administrator()
    const tag = word()
    const { id } = await makeCompany({ name: `Şişli 100%_\\ ${tag}` })
    const total = async (text: string) => {
      const path = `/companies?where[name][${operator}]=${encodeURIComponent(text)}`
      const { json } = await get<{ docs: { id: number }[] }>(path)
      return json.docs.map((doc) => doc.id)
    }
    expect(await total(`SISLI 100%_\\ ${tag}`)).toEqual([id])
    expect(await total(`sisli%${tag}`)).toEqual([])
    expect(await total(`ıslı_100%_\\ ${tag}`)).toEqual([])
  },
)

it('should leave out with not_like what it would find', async () => {
  const { get } = await administrator()
  const tag = word()
  await makeCompany({ name: `Üsküdar ${tag}` })
  const { id } = await makeCompany({ name: `Kadıköy ${tag}` })
  const { json } = await get<{ docs: { id: number }[] }>(
    `/companies?where[and][0][name][like]=${tag}&where[and][1][name][not_like]=USKUDAR`,
  )
  expect(json.docs.map((doc) => doc.id)).toEqual([id])
})

it('should count in the palette as many as the list shows', async () => {
  const tag = word()
  for (const name of ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi'])
    await makeCard({ name: `${name} ${tag}`, sku: `${tag}-${name}` })
  const { get } = await administrator()
  for (const q of [tag, `${tag} a`, `${tag}-I`, `${tag}-üç`]) {
    const { json } = await get<SearchAnswer>(`/search?q=${encodeURIComponent(q)}`)
    expect([q, json.groups[0]?.total]).toEqual([q, (await found('stock-cards', q)).length])
  }
})

/** Searching must never be wider than the access of the fields themselves. */
it('should search no field that its own access closes', async () => {
  const payload = await getTestPayload()
  const person = await makePerson([])
  for (const { slug, search } of CATALOG.entities) {
    if (!search) continue
    const { config } = payload.collections[slug as CollectionSlug]
    const names = [...new Set(search.fields.map(({ path }) => path.split('.')[0] ?? ''))]
    for (const narrowed of [['createdAt'], names]) {
      const permissions = [
        { subject: config.custom.subject as Subject, actions: ['read' as const], fields: narrowed },
      ]
      const { id: role } = await payload.create({
        collection: 'roles',
        data: { name: word(), permissions } as never,
      })
      const req = { user: { id: person.id, role }, payload }
      for (const name of names) {
        const field = config.flattenedFields.find((one) => one.name === name)
        const access = field && 'access' in field ? field.access?.read : undefined
        const isOpen = access ? await access({ req } as never) : true
        const isSearched = mayReadFieldOf(buildAbility(permissions), slug as Searchable, name)
        expect([slug, name, isSearched]).toEqual([slug, name, narrowed === names && isOpen])
      }
    }
  }
})
