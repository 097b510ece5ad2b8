import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { administrator, type Person } from '../../factories/person'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const LISTS = Object.entries(OPEN_COLLECTIONS)
  .filter(([, methods]) => methods.includes('GET'))
  .map(([slug]) => slug)

describe('how many there are', () => {
  it.each(LISTS)('of %s is what its list says', async (slug) => {
    const [list, count] = await Promise.all([
      boss.get<{ totalDocs: number }>(`/${slug}?limit=1&depth=0`),
      boss.get<{ totalDocs: number }>(`/${slug}/count`),
    ])
    expect(count.json).toEqual({ totalDocs: list.json.totalDocs })
  })
})
