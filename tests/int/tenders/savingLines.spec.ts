import { beforeAll, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { freeLine, makeTender } from '../../factories/tender'

type Item = { id: number; description: string; quantity: number; order: number }
type Answer = { doc: { id: number; items: Item[]; total: number } }

beforeAll(async () => {
  await administrator()
})

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => freeLine({ description: `Kalem ${at}` }))

const save = async (id: number, items: unknown[]) => {
  const { patch, get } = await administrator()
  const { status, json, text } = await patch<Answer>(`/tenders/${id}`, { items })
  expect(status, text).toBe(200)
  // What is answered is what is stored.
  const stored = await get<Answer['doc']>(`/tenders/${id}`)
  expect(json.doc.items).toEqual(stored.json.items)
  expect(json.doc.total).toBe(stored.json.total)
  return json.doc.items
}

const itemsOf = async (id: number) => {
  const { get } = await administrator()
  return (await get<Answer['doc']>(`/tenders/${id}`)).json.items
}

it('writes the lines that changed and no others', async () => {
  const { id } = await makeTender({ items: lines(50) })
  const items = await itemsOf(id)
  const changesSince = async (event: string) =>
    select<{ action: string; part_id: number }>(
      `select action, part_id from audit_events
       where subject = 'tenders' and document = $1 and part = 'tender-items' and id > $2 order by id`,
      [id, event],
    )
  const [last] = await select<{ id: string }>('select max(id) as id from audit_events')
  const [first, second, third, ...rest] = items
  if (!first || !second || !third || !last) throw new Error('no lines')
  await save(id, [{ ...first, quantity: 7 }, third, ...rest, freeLine({ description: 'Yeni' })])
  const changes = await changesSince(last.id)
  const actions = changes.map(({ action }) => action)
  // All that follow the removed line move up by one.
  expect(actions.filter((action) => action === 'delete')).toHaveLength(1)
  expect(actions.filter((action) => action === 'create')).toHaveLength(1)
  const [before] = await select<{ id: string }>('select max(id) as id from audit_events')
  const now = await itemsOf(id)
  await save(
    id,
    now.map((item, at) => (at === 3 ? { ...item, quantity: 9 } : item)),
  )
  expect(await changesSince(before?.id ?? '0')).toEqual([{ action: 'update', part_id: now[3]?.id }])
})

it('loses neither of two lines that name the same row', async () => {
  const { id } = await makeTender({ items: lines(1) })
  const [only] = await itemsOf(id)
  const saved = await save(id, [only, { ...only, description: 'Aynısı' }])
  expect(saved.map(({ description }) => description)).toEqual(['Kalem 0', 'Aynısı'])
  expect(new Set(saved.map((item) => item.id)).size).toBe(2)
})

it('takes a row of another tender for a new line', async () => {
  const other = await makeTender({ items: lines(1) })
  const [theirs] = await itemsOf(other.id)
  const { id } = await makeTender({ items: [] })
  const [mine] = await save(id, [{ ...theirs, description: 'Benim' }])
  expect(mine?.id).not.toBe(theirs?.id)
  expect(await itemsOf(other.id)).toEqual([theirs])
})
