import { expect, it } from 'vitest'
import { answerRead } from '@/gate/reads/answerRead'
import { answerApi } from '@/lib/apiHandlers'
import { setReadHandler } from '@/lib/readHandler'
import { counts } from '@/queries/engine/counts'
import { apiFirst } from '@/server/apiFirst'
import { readsFirst } from '@/server/readsFirst'
import { allPermissions } from '@/access/buildAbility'
import { administrator } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeCard } from '../../factories/rows'
import { select } from '../../factories/database'
import { get, listen } from '../../helpers/rawServer'
import { askPayload, gate, ORIGIN, read, startPayload } from '../gate/rest'

/** The server in front of the read layer and the gate. */
const serve = async (): Promise<number> => {
  const payload = await startPayload()
  setReadHandler((read) => answerRead(payload, read))
  answerApi('rest', { GET: gate })
  const api = apiFirst((_request, response) => void response.writeHead(500).end(), 4711)
  return listen(readsFirst(api, () => {}))
}

it('a request that the read layer declines is judged by it once', async () => {
  const port = await serve()
  const { name } = await makeCard()
  const { cookie } = await administrator()
  const ask = async (query: string) => {
    const before = { ...counts }
    const headers = [`Cookie: ${cookie}`, `Origin: ${ORIGIN}`]
    const { status, body } = await get(port, `/api/stock-cards?sort=-id&limit=1&${query}`, headers)
    const { answered, left } = counts
    return { status, body, answered: answered - before.answered, left: left - before.left }
  }
  // Leaving a field out is a question that only Payload understands.
  const declined = await ask('select[name]=false')
  expect(declined).toMatchObject({ status: 200, answered: 0, left: 1 })
  expect(declined.body).not.toContain(String(name))
  expect(await ask('select[name]=true')).toMatchObject({ status: 200, answered: 1, left: 0 })
})

it('a request of a program counts once, in the read layer and behind it', async () => {
  const port = await serve()
  const { key } = await makeProgram(allPermissions())
  const left: string[] = []
  for (const query of ['select[name]=true', 'select[name]=false', 'select[name]=true']) {
    const path = `/api/stock-cards?sort=-id&limit=1&${query}`
    const { status, head } = await get(port, path, [`Authorization: Bearer ${key}`])
    expect(status).toBe(200)
    left.push(/;r=\d+/.exec(head)?.[0] ?? '')
  }
  expect(left).toEqual([';r=599', ';r=598', ';r=597'])
})

it('pages that Payload answers hold each row once, whatever moment they share', async () => {
  await startPayload()
  await select(`insert into companies (name, title, updated_at, created_at)
    select 'Aynı an', 'Aynı an A.Ş.', '2026-01-01', '2026-01-01' from generate_series(1, 100)`)
  const { cookie } = await administrator()
  const search = 'where[name][equals]=Aynı an&sort=title&depth=0'
  const idsOf = async (page: string): Promise<number[]> => {
    const { body } = await read(askPayload('GET', `/companies?${search}&${page}`, { cookie }))
    return (body?.docs as { id: number }[]).map(({ id }) => id)
  }
  const all = await idsOf('limit=100')
  expect(all).toHaveLength(100)
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsOf(`limit=20&page=${page}`)))
  expect(pages.flat()).toEqual(all)
})
