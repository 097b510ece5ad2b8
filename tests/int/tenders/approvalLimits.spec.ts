import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Json } from '../../factories/client'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { freeLine, makeTender } from '../../factories/tender'

type Answer = { status: number; json: { errors?: [Json & { data: Json }]; doc?: Json } }
const said = ({ status, json }: Answer) => [status, json.errors?.[0].code].filter(Boolean).join(' ')
const approve = (client: Client, id: number) =>
  client.post<Answer['json']>(`/tenders/${id}/approve`)

let boss: Person
let limited: Person
const setLimits = (rows: Json[]) =>
  boss.post<Answer['json']>('/globals/settings', { approvalLimits: rows })
/** A tender of one line without VAT, so that its total is its price. */
const tenderOf = (unitPrice: number, data: Json = {}) =>
  makeTender({ items: [freeLine({ unitPrice, taxRate: 0 })], ...data })

beforeAll(async () => {
  boss = await administrator()
  limited = await makePerson()
})
afterEach(() => setLimits([]))

describe('approval limits', () => {
  it('allow a total equal to the limit and refuse one kuruş more', async () => {
    await setLimits([{ role: limited.roleId, maxTotalBase: 1000 }])
    const equal = await tenderOf(1000)
    const above = await tenderOf(1000.01)
    expect(said(await approve(limited, equal.id))).toBe('200')
    const refused = await approve(limited, above.id)
    expect(said(refused)).toBe('403 approvalLimitExceeded')
    expect(refused.json.errors?.[0].data).toMatchObject({ limit: 1000, total: 1000.01 })
    expect(refused.json.errors?.[0].message).toContain('1.000,01')
    // Nothing was reserved, numbered or approved; a user without a limit can still approve.
    expect(said(await approve(boss, above.id))).toBe('200')
  })

  it('tell the total to whoever reads it, and to nobody else (RL8)', async () => {
    const approver = await makePerson([
      { subject: 'tenders', actions: ['read'], fields: ['title'] },
      { subject: 'tenders', actions: ['approve'] },
    ])
    await setLimits([{ role: approver.roleId, maxTotalBase: 100, maxDiscount: 0 }])
    const refused = await approve(approver, (await tenderOf(7777)).id)
    expect(said(refused)).toBe('403 approvalLimitExceeded')
    expect(refused.json.errors?.[0].data).toEqual({ limit: 100 })
    expect(refused.json.errors?.[0].message).toBe(
      'Teklifin toplamı onay limitinizi (₺100,00) aşıyor.',
    )
  })

  it('count in lira, whatever the currency of the tender', async () => {
    await setLimits([{ role: limited.roleId, maxTotalBase: 4000 }])
    const { id } = await tenderOf(100, { currency: 'USD', currencyRate: 40.01 })
    expect(said(await approve(limited, id))).toBe('403 approvalLimitExceeded')
    const within = await tenderOf(100, { currency: 'USD', currencyRate: 40 })
    expect(said(await approve(limited, within.id))).toBe('200')
  })

  it('never let through what is raised above the limit meanwhile', async () => {
    await setLimits([{ role: limited.roleId, maxTotalBase: 500 }])
    for (let round = 0; round < 8; round += 1) {
      const tender = await tenderOf(500)
      const [item] = tender.items as { id: number }[]
      const [, answer] = await Promise.all([
        boss.patch(`/tenders/${tender.id}`, {
          items: [freeLine({ id: item?.id, unitPrice: 501, taxRate: 0 })],
        }),
        approve(limited, tender.id),
      ])
      const [stored] = await select<{ total: number; is_approved: boolean }>(
        'select total_base::float8 as total, is_approved from tenders where id = $1',
        [tender.id],
      )
      expect(['200', '403 approvalLimitExceeded']).toContain(said(answer))
      expect(stored?.is_approved).toBe(said(answer) === '200')
      if (stored?.is_approved) expect(stored.total).toBe(500)
    }
    await expectSoundData()
  })

  it('are one for each role, never negative, at most thirty, and only for those who may', async () => {
    const twice = await setLimits([
      { role: limited.roleId, maxTotalBase: 1 },
      { role: limited.roleId, maxTotalBase: 2 },
    ])
    expect(twice.status).toBe(400)
    expect((await setLimits([{ role: limited.roleId, maxTotalBase: -1 }])).status).toBe(400)
    expect((await setLimits([{ role: limited.roleId, maxTotalBase: '12abc' }])).status).toBe(400)
    expect((await setLimits([{ role: limited.roleId }])).status).toBe(400)
    const many = Array.from({ length: 31 }, () => ({ role: limited.roleId, maxTotalBase: 1 }))
    expect((await setLimits(many)).status).toBe(400)
    const reader = await makePerson([{ subject: 'settings', actions: ['read'] }])
    expect((await reader.post('/globals/settings', { approvalLimits: [] })).status).toBe(403)
  })

  it('keep their role from being deleted', async () => {
    const role = await boss.post<{ doc: { id: number } }>('/roles', {
      name: `Sınırlı ${Date.now()}`,
      permissions: [{ subject: 'tenders', actions: ['read', 'approve'] }],
    })
    const { id } = role.json.doc
    await setLimits([{ role: id, maxTotalBase: 10 }])
    const refused = await boss.remove<Answer['json']>(`/roles/${id}`)
    expect(said(refused)).toBe('409 inUse')
    await setLimits([])
    expect((await boss.remove(`/roles/${id}`)).status).toBe(200)
  })
})
