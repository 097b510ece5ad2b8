import { beforeAll, expect, it } from 'vitest'
import { makeBranch, makeCompany } from '../../factories/rows'
import { cookieFor, makePerson } from './people'
import { ask, askPayload, read, startPayload } from './rest'

let cookie = ''
beforeAll(async () => {
  cookie = await cookieFor(await makePerson(await startPayload()))
  await makeBranch({ company: (await makeCompany()).id })
})

it.each([
  ['branches', 'where[id][in][]='],
  ['branches', 'where[and][0][name][in][]='],
  ['branches', 'where[company][in][]='],
])('a list of %s filtered by none of the values has no rows: %s', async (slug, query) => {
  for (const through of [ask, askPayload]) {
    const { status, body } = await read(through('GET', `/${slug}?${query}&limit=5`, { cookie }))
    expect({ status, total: body?.totalDocs }).toEqual({ status: 200, total: 0 })
  }
})
