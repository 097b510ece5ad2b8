import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { cookieFor, makePerson } from './people'
import { ask, askPayload, poolOf, startPayload } from './rest'

let payload: Payload
let cookie = ''
beforeAll(async () => {
  payload = await startPayload()
  cookie = await cookieFor(await makePerson(payload))
})

const makeCompanies = async (tag: string, names: readonly string[]) => {
  await poolOf(payload).query('insert into companies (name) select unnest($1::text[])', [
    names.map((name) => `${tag} ${name}`),
  ])
}

const linkOf = (response: Response, rel: string): string | undefined =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(response.headers.get('link') ?? '')?.[1]

type Through = typeof ask

/** The names on the pages that links lead through. */
const walk = async (
  through: Through,
  { from, rel }: { from: string; rel: string },
  between: () => Promise<void> = async () => {},
) => {
  const pages: string[][] = []
  let path: string | undefined = `/api${from}`
  while (path !== undefined && pages.length < 9) {
    const response = await through('GET', path.slice('/api'.length), { cookie })
    const { docs } = (await response.json()) as { docs: { name: string }[] }
    pages.push(docs.map(({ name }) => name.split(' ').at(-1) ?? ''))
    path = linkOf(response, rel)
    await between()
  }
  return pages
}

it.each([
  ['the read layer', ask],
  ['Payload', askPayload],
])('leads from page to page, as %s answers', async (_who, through) => {
  const tag = randomUUID()
  await makeCompanies(tag, ['a', 'b', 'c', 'd', 'e'])
  const list = `/companies?where[name][like]=${tag}&limit=2`
  expect(await walk(through, { from: `${list}&sort=-name`, rel: 'next' })).toEqual([
    ['e', 'd'],
    ['c', 'b'],
    ['a'],
  ])
  expect(await walk(through, { from: `${list}&sort=-name&page=3`, rel: 'prev' })).toEqual([
    ['a'],
    ['c', 'b'],
    ['e', 'd'],
  ])
  const response = await through('GET', `${list}&sort=name`, { cookie })
  const last = await through('GET', linkOf(response, 'last')?.slice('/api'.length) ?? '', {
    cookie,
  })
  expect(((await last.json()) as { docs: unknown[] }).docs).toHaveLength(1)
})

it.each([
  ['the read layer', ask],
  ['Payload', askPayload],
])(
  'misses nothing behind the last id when rows come and go, as %s answers',
  async (_who, through) => {
    const tag = randomUUID()
    await makeCompanies(tag, ['a', 'b', 'c', 'd', 'e'])
    const from = `/companies?where[name][like]=${tag}&limit=2&sort=id&pagination=false`
    let turn = 0
    const between = async () => {
      turn += 1
      // A page would begin one row too late.
      if (turn === 1)
        await poolOf(payload).query('delete from companies where name = $1', [`${tag} a`])
      if (turn === 2) await makeCompanies(tag, ['f'])
    }
    const pages = await walk(through, { from, rel: 'next' }, between)
    expect(pages.flat()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  },
)
