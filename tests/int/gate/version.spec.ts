import { beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { API_VERSION } from '@/gate/apiVersion'
import { answerRead } from '@/gate/reads/answerRead'
import { select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { administrator } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { anyName } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

let program: Program
beforeAll(async () => {
  program = await makeProgram(allPermissions(), { scopes: ['read', 'write'] })
})

const companiesNamed = (name: string) => select('select 1 from companies where name = $1', [name])

it('a request for the version there is, or for none, is answered', async () => {
  const headers = { 'Api-Version': API_VERSION }
  expect((await program.get('/companies?limit=1', { headers })).status).toBe(200)
  expect((await program.get('/companies?limit=1')).status).toBe(200)
  expect((await program.post('/companies', { name: anyName('Sürüm') }, { headers })).status).toBe(
    201,
  )
})

it.each(['2025-01-01', `${API_VERSION}, ${API_VERSION}`, '1', ''])(
  'one for %j is refused, whatever would answer it, and nothing is done',
  async (version) => {
    const headers = { 'Api-Version': version }
    const name = anyName('Sürüm')
    const { cookie, get } = await administrator()
    const answers = [
      await program.get('/companies?limit=1', { headers }),
      await program.get('/companies/1', { headers }),
      await program.get('/me', { headers }),
      await program.get('/events', { headers }),
      await program.post('/companies', { name }, { headers }),
      await get('/companies?limit=1', { headers }),
    ]
    for (const { status, json } of answers)
      expect([status, json]).toMatchObject([
        400,
        { errors: [{ code: 'unknownVersion', data: { version: API_VERSION } }] },
      ])
    // The read layer answers before the gate, and leaves it to the gate.
    const read = { segments: ['companies'], search: '?limit=1' }
    const sent = new Headers({ ...headers, authorization: `Bearer ${program.key}` })
    expect(await answerRead(await getTestPayload(), { ...read, headers: sent })).toBeNull()
    const query = '{ Companies { totalDocs } }'
    expect(await askGraphql(cookie, query, {}, headers)).toMatchObject({
      status: 400,
      code: 'unknownVersion',
    })
    expect(await companiesNamed(name)).toEqual([])
  },
)
