import { afterAll, beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { select } from '../../factories/database'
import { prepareKills, sessionOf } from '../../factories/killedAt'
import { makePerson, type Person } from '../../factories/person'
import { makeProgram, programClient } from '../../factories/program'

let kills: Awaited<ReturnType<typeof prepareKills>>
let boss: Person
beforeAll(async () => {
  boss = await makePerson()
  kills = await prepareKills()
})
afterAll(() => kills.end())

const keysOf = (id: number) =>
  select(
    `select id, revoked_at::text, expires_at::text from api_keys where client_id = $1 order by id`,
    [id],
  )
const statusWith = async (key: string) => (await programClient(key).get('/me')).status

it('a rotation that is killed leaves the key in use as it was, and the next one goes through', async () => {
  const program = await makeProgram(allPermissions())
  const before = await keysOf(program.id)
  // The trail is written after the old key was ended, and before there is a new one.
  await kills.killedAt('lock table audit_events in share row exclusive mode', {
    do: 'rotateKey',
    by: await sessionOf(boss),
    call: { id: program.id, body: { overlapHours: 0 } },
  })
  expect(await keysOf(program.id)).toEqual(before)
  expect(await statusWith(program.key)).toBe(200)

  const rotated = await boss.post<{ key: string }>(`/api-clients/${program.id}/rotate`, {
    overlapHours: 0,
  })
  expect(rotated.status).toBe(200)
  expect([await statusWith(program.key), await statusWith(rotated.json.key)]).toEqual([401, 200])
}, 90_000)
