import { expect, it } from 'vitest'
import { answerRead } from '@/gate/reads/answerRead'
import { answerApi } from '@/lib/apiHandlers'
import { setReadHandler } from '@/lib/readHandler'
import { counts } from '@/queries/engine/counts'
import { apiFirst } from '@/server/apiFirst'
import { readsFirst } from '@/server/readsFirst'
import { administrator } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { get, listen } from '../../helpers/rawServer'
import { gate, ORIGIN, startPayload } from '../gate/rest'

it('a request that the read layer declines is judged by it once', async () => {
  const payload = await startPayload()
  const { name } = await makeCard()
  const { cookie } = await administrator()
  setReadHandler((read) => answerRead(payload, read))
  answerApi('rest', { GET: gate })
  const api = apiFirst((_request, response) => void response.writeHead(500).end(), 4711)
  const port = await listen(readsFirst(api, () => {}))
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
