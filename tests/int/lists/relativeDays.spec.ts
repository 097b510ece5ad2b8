import { beforeAll, describe, expect, it } from 'vitest'
import { answerRead } from '@/gate/reads/answerRead'
import { addDays, dayToStored, DEFAULT_TIME_ZONE } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, type Person } from '../../factories/person'
import { makeCompany } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { linesOf, askExport } from '../exchange/takenList'

let boss: Person
let company: number
const ids = new Map<number, number>()
const AGES = [0, 1, 29, 30, 31, 90]

beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
  for (const age of AGES) {
    const { id } = await makeTender({ company, title: `${age} gün`, date: today() })
    ids.set(id, age)
    const day = addDays(today(), -age)
    // The last moment of that day, where the company is.
    const end = Date.parse(startOfDay({ day: addDays(day, 1), timeZone: DEFAULT_TIME_ZONE })) - 1
    await select(`update tenders set date = $2, created_at = $3 where id = $1`, [
      id,
      dayToStored(day),
      new Date(end).toISOString(),
    ])
  }
})

const agesOf = (docs: { id: number }[]) =>
  docs.map(({ id }) => ids.get(id) ?? -1).toSorted((one, other) => one - other)

const found = async (condition: string) => {
  const search = `where[company][equals]=${company}&limit=50&depth=0&${condition}`
  const { status, json, text } = await boss.get<{ docs: { id: number }[] }>(`/tenders?${search}`)
  expect(status, text).toBe(200)
  const ages = agesOf(json.docs)
  // The same by the read layer, and as a number.
  const headers = new Headers({ cookie: boss.cookie })
  const read = await answerRead(await getTestPayload(), {
    segments: ['tenders'],
    search: `?${search}`,
    headers,
  })
  expect(agesOf((JSON.parse(read?.body ?? '{}') as { docs: { id: number }[] }).docs)).toEqual(ages)
  const count = await boss.get<{ totalDocs: number }>(`/tenders/count?${search}`)
  expect(count.json.totalDocs).toBe(ages.length)
  return ages
}

describe('relative days', () => {
  it.each([
    ['where[date][less_than]=@today-30', [31, 90]],
    ['where[date][less_than_equal]=%40today-30', [30, 31, 90]],
    ['where[date][equals]=@today', [0]],
    ['where[date][greater_than]=@today-1', [0]],
    [
      'where[date][greater_than_equal]=@today-30&where[date][less_than_equal]=@today',
      [0, 1, 29, 30],
    ],
    ['where[createdAt][less_than]=@today-30', [31, 90]],
    ['where[createdAt][equals]=@today-1', [1]],
    ['where[or][0][date][equals]=@today-90&where[or][1][createdAt][equals]=@today', [0, 90]],
  ])('%s finds the same in every way to read', async (condition, ages) => {
    expect(await found(condition)).toEqual(ages)
  })

  it('are resolved in a filter of JSON text, and found in files as on the page', async () => {
    const where = { and: [{ company: { equals: company } }, { date: { less_than: '@today-30' } }] }
    const { json } = await boss.get<{ docs: { id: number }[] }>(
      `/tenders?depth=0&where=${encodeURIComponent(JSON.stringify(where))}`,
    )
    expect(agesOf(json.docs)).toEqual([31, 90])
    const search = `columns=title&sort=title&where[company][equals]=${company}&where[date][less_than]=%40today-30`
    const [, ...rows] = await linesOf(
      askExport('tenders', `format=csv&${search}`, { headers: { cookie: boss.cookie } } as never),
    )
    expect(rows.map(([title]) => title)).toEqual(['31 gün', '90 gün'])
  })

  it.each([
    'where[date][not_equals]=@today',
    'where[date][in]=@today',
    'where[date][less_than]=@tomorrow',
    'where[date][less_than]=@today-1000',
    'where[date][less_than]=%40%74oday',
    // Escaped so that nobody sees it coming.
    `where=${encodeURIComponent('{"date":{"less_than":"\\u0040today"}}')}`,
    'where[total][less_than]=@today',
  ])('are refused in words where they cannot be: %s', async (condition) => {
    const { status, json } = await boss.get<{ errors: { data?: { code?: string } }[] }>(
      `/tenders?${condition}`,
    )
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain('invalidQuery')
  })

  it('are texts in a column of texts', async () => {
    const { json } = await boss.get<{ totalDocs: number }>('/tenders?where[title][equals]=@today')
    expect(json.totalDocs).toBe(0)
  })
})
