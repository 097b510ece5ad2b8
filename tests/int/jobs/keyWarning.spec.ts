import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { asSuperuser, select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { getTestPayload } from '../../helpers/payload'

const run = async () => JOB_RUNS['warn-of-key-ends'](await getTestPayload())

afterEach(() => {
  vi.useRealTimers()
})

let boss: Person
let responsible: Person
let clerk: Person
let narrowed: Person
beforeAll(async () => {
  // Keys of other files end on the same days, and each is told to everybody who may replace it.
  await asSuperuser(`update api_clients set enabled = false`)
  boss = await administrator()
  responsible = await makePerson([])
  clerk = await makePerson([{ subject: 'users', actions: ['read', 'write'] }])
  narrowed = await makePerson([{ subject: 'users', actions: ['read', 'write'], fields: ['phone'] }])
})

/** A program whose key is valid for 90 days. */
const program = (data = {}): Promise<Program> =>
  makeProgram([], { responsible: responsible.id, ...data })

const DAY_MS = 86_400_000
/** Moves the clock to so many days before that key ends. */
const daysBefore = (days: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (90 - days) * DAY_MS })
}

const told = async ({ id }: Program) => {
  const rows = await select<{ recipient: number; program: string | null }>(
    `select recipient_id as recipient, data ->> 'program' as program from notifications
      where subject = 'api-clients' and document = $1 and event = 'keyEnding'
        and recipient_id = any($2) order by recipient_id`,
    [id, [boss.id, responsible.id, clerk.id, narrowed.id]],
  )
  return rows
}
const mailsTo = async ({ id }: Program, person: Person) => {
  const [row] = await select<{ n: number }>(
    `select count(*)::int as n from mails m join users u on u.email = m.recipient
      where m.kind = 'keyEnding' and (m.data ->> 'client')::int = $1 and u.id = $2`,
    [id, person.id],
  )
  return row?.n
}

describe('the end of a key', () => {
  it('is told 14 and 3 days before, once each, also by runs at once', async () => {
    const ending = await program()
    daysBefore(14.5)
    await run()
    expect(await told(ending)).toEqual([])
    vi.useRealTimers()
    daysBefore(13.5)
    await Promise.all([run(), run(), run()])
    await run()
    // The responsible person whatever they may read; of others who may replace it, not the narrowed one.
    const people = [boss.id, responsible.id, clerk.id].toSorted((one, other) => one - other)
    expect((await told(ending)).map(({ recipient }) => recipient)).toEqual(people)
    expect(new Set((await told(ending)).map((row) => row.program))).toEqual(
      new Set([ending.doc.name]),
    )
    expect(await mailsTo(ending, responsible)).toBe(1)
    expect(await mailsTo(ending, narrowed)).toBe(0)
    vi.useRealTimers()
    daysBefore(2.5)
    await Promise.all([run(), run()])
    await run()
    expect(await mailsTo(ending, responsible)).toBe(2)
    expect(await mailsTo(ending, clerk)).toBe(2)
  })

  it('is told of no key that was replaced, revoked, ended or switched off', async () => {
    // Its old key ends tomorrow, on purpose.
    const replaced = await program()
    await boss.post(`/api-clients/${replaced.id}/rotate`)
    await run()
    expect(await told(replaced)).toEqual([])
    const revoked = await program()
    await boss.post(`/api-clients/${revoked.id}/revoke`)
    const off = await program()
    await boss.patch(`/api-clients/${off.id}`, { enabled: false })
    daysBefore(2)
    await run()
    for (const one of [revoked, off]) expect(await told(one)).toEqual([])
    vi.useRealTimers()
    const over = await program()
    daysBefore(-1)
    await run()
    expect(await told(over)).toEqual([])
  })
})
