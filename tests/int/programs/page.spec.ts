import { beforeAll, describe, expect, it } from 'vitest'
import { readClient } from '@/queries/users/readClient'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { pageFor } from '../records/page'

let boss: Person
let program: Program
beforeAll(async () => {
  boss = await administrator()
  program = await makeProgram([{ subject: 'customers', actions: ['read'] }], {
    scopes: ['read', 'approve:tenders'],
    allowedNetworks: ['10.0.0.0/8'],
  })
  // Two uses of one day in Istanbul, of two days in UTC, and one of another address.
  await select(
    `insert into api_client_uses (client_id, key_id, at, address)
      select client_id, id, at::timestamptz, address from api_keys,
        (values ('2026-03-01T22:00:00Z', '10.0.0.7'), ('2026-03-02T09:00:00Z', '10.0.0.7'),
                ('2026-03-02T10:00:00Z', null)) as used (at, address)
      where client_id = $1`,
    [program.id],
  )
})

const sheetFor = async (person: Person) => {
  const sheet = await readClient(await pageFor(person, { id: program.id }))
  if (!sheet) throw new Error('no page')
  return sheet
}
const states = async () => (await sheetFor(boss)).keys?.map(({ state }) => state)

describe('the page of a program', () => {
  it('says in words what it may do, and when it was used', async () => {
    const { facts, uses, keys } = await sheetFor(boss)
    const textOf = (name: string) => {
      const cell = facts.find((fact) => fact.name === name)?.cell
      return typeof cell === 'string' ? cell : cell?.text
    }
    expect(textOf('scopes')).toBe('Okuma, Teklifler: Teklif onaylama')
    expect(textOf('channels')).toBe('REST arayüzü')
    expect(textOf('allowedNetworks')).toBe('10.0.0.0/8')
    expect(textOf('lastUsedAt')).toContain('02.03.2026')
    expect(uses).toEqual([
      { day: '2026-03-02', address: null, lastAt: '2026-03-02T10:00:00Z' },
      { day: '2026-03-02', address: '10.0.0.7', lastAt: '2026-03-02T09:00:00Z' },
    ])
    expect(keys).toMatchObject([{ prefix: program.key.slice(0, 12), state: 'live' }])
    expect(JSON.stringify(keys)).not.toContain(program.key)
  })

  it('answers the last use of one program by REST as well', async () => {
    const { json } = await boss.get<{ lastUsedAt: string }>(`/api-clients/${program.id}`)
    expect(json.lastUsedAt).toBe('2026-03-02T10:00:00.000Z')
  })

  it('follows what is done with its keys', async () => {
    expect((await sheetFor(boss)).state).toBe('on')
    await boss.post(`/api-clients/${program.id}/rotate`, { overlapHours: 0 })
    expect(await states()).toEqual(['live', 'revoked'])
    await boss.post(`/api-clients/${program.id}/revoke`)
    expect((await sheetFor(boss)).state).toBe('noKey')
    await boss.patch(`/api-clients/${program.id}`, { enabled: false })
    expect((await sheetFor(boss)).state).toBe('off')
  })

  it('shows keys, addresses and the state to readers of all of users alone', async () => {
    const [reader, narrowed] = await Promise.all([
      makePerson([{ subject: 'users', actions: ['read'] }]),
      makePerson([{ subject: 'users', actions: ['read'], fields: ['name'] }]),
    ])
    const seen = await sheetFor(reader)
    expect(seen).toMatchObject({ canWrite: false, canDelete: false, editHref: undefined })
    expect(seen.keys).toHaveLength(2)
    const shown = await sheetFor(narrowed)
    expect(shown).toMatchObject({ facts: [], keys: null, uses: null, state: null })
    expect(shown).not.toHaveProperty('isOn')
  })

  it('offers what changes it to those whose role covers its role', async () => {
    const users = ['read', 'write', 'delete'] as const
    const clerk = await makePerson([{ subject: 'users', actions: [...users] }])
    const strong = await makeProgram([{ subject: 'tenders', actions: ['read', 'write'] }])
    const of = async (id: number) => readClient(await pageFor(clerk, { id }))
    expect(await of(strong.id)).toMatchObject({ canWrite: false, canDelete: false })
    expect(await of((await makeProgram([])).id)).toMatchObject({ canWrite: true, canDelete: true })
  })
})
