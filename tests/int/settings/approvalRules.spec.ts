import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { anyName } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'

const SETTINGS: Permission = { subject: 'settings', actions: ['read', 'write'] }
const TENDERS: Permission = { subject: 'tenders', actions: ['read', 'create', 'write', 'approve'] }

let boss: Person
let approver: Person
let clerk: Person
const limitsOf = (maxTotalBase: number) => [{ role: approver.roleId, maxTotalBase }]
const stored = async () => {
  const [row] = await select(
    `select four_eyes, approve_before_sending,
       (select json_object_agg(role_id, max_total_base) from settings_approval_limits
         where role_id = any($1)) as limits from settings`,
    [[approver.roleId, clerk.roleId]],
  )
  return row
}
const STRICT = () => ({
  four_eyes: true,
  approve_before_sending: true,
  limits: { [approver.roleId]: 100 },
})
const set = (person: Person, body: Json, headers?: Record<string, string>) =>
  person.post<Json>('/globals/settings', body, { headers })

beforeAll(async () => {
  boss = await makePerson()
  approver = await makePerson([SETTINGS, TENDERS])
  clerk = await makePerson([SETTINGS])
})

beforeEach(async () => {
  const rules = { fourEyes: true, approveBeforeSending: true, approvalLimits: limitsOf(100) }
  expect(outcome(await set(boss, rules))).toBe('200')
})

afterAll(async () => {
  await set(boss, { fourEyes: false, approveBeforeSending: false, approvalLimits: [] })
})

describe('somebody who may write settings', () => {
  it('does not lift what binds their own approvals, and then approve', async () => {
    const created = await approver.post<{ doc: { id: number } }>('/tenders', {
      title: 'Kendi teklifi',
      validUntil: '2099-01-01',
      currency: 'TRY',
      unconnectedName: 'Ayşe',
      unconnectedPhone: '5',
      items: [freeLine({ unitPrice: 5000, taxRate: 0 })],
    })
    const refused = await set(approver, { fourEyes: false, approvalLimits: [] })
    expect(outcome(refused)).toBe('403 limitAboveOwn')
    const [{ data }] = refused.json.errors as [{ data: { errors: Json[] } }]
    expect(data.errors.map(({ path, code }) => [path, code])).toEqual([
      ['fourEyes', 'limitAboveOwn'],
      ['approvalLimits', 'limitAboveOwn'],
    ])
    expect(await stored()).toEqual(STRICT())
    expect(outcome(await approver.post(`/tenders/${created.json.doc.id}/approve`))).toBe(
      '403 fourEyes',
    )
  })

  it.each<[string, () => Json]>([
    ['four eyes emptied', () => ({ fourEyes: null })],
    ['sending without approval', () => ({ approveBeforeSending: false })],
    ['a higher limit', () => ({ approvalLimits: limitsOf(100.01) })],
    [
      'a limit by discount instead',
      () => ({ approvalLimits: [{ role: approver.roleId, maxDiscount: 1 }] }),
    ],
    [
      'the limit moved to another role',
      () => ({ approvalLimits: [{ role: clerk.roleId, maxTotalBase: 100 }] }),
    ],
  ])('is refused %s, whether they may approve or not', async (_, body) => {
    expect(outcome(await set(approver, body()))).toBe('403 limitAboveOwn')
    expect(outcome(await set(clerk, body()))).toBe('403 limitAboveOwn')
    expect(await stored()).toEqual(STRICT())
  })

  it('is refused in GraphQL and from a form as well', async () => {
    const change = 'mutation { updateSetting(data: { fourEyes: false }) { fourEyes } }'
    expect((await askGraphql(approver.cookie, change)).text).toContain('limitAboveOwn')
    const form = new FormData()
    form.set('_payload', JSON.stringify({ fourEyes: false }))
    const response = await approver.post('/globals/settings', form)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await stored()).toEqual(STRICT())
  })

  it('tightens, and changes the rest', async () => {
    const tighter = { approvalLimits: limitsOf(99), siteTitle: 'Sıkı' }
    expect(outcome(await set(clerk, tighter))).toBe('200')
    expect(await stored()).toEqual({ ...STRICT(), limits: { [approver.roleId]: 99 } })
    expect(outcome(await set(approver, { siteTitle: 'Başka', fourEyes: true }))).toBe('200')
  })
})

describe('an own limit', () => {
  const KEY = 'limits-replayed-1'

  it('does not come off by sending again what somebody was allowed before', async () => {
    const owner = await makePerson()
    const body = { approvalLimits: [] }
    expect(outcome(await set(owner, body, { 'Idempotency-Key': KEY }))).toBe('200')
    const limits = [...limitsOf(100), { role: owner.roleId, maxTotalBase: 100 }]
    expect(outcome(await set(boss, { approvalLimits: limits }))).toBe('200')
    await set(owner, body, { 'Idempotency-Key': KEY })
    expect(await stored()).toEqual(STRICT())
    expect(outcome(await set(owner, body))).toBe('403 limitAboveOwn')
  })

  it('does not come off by way of roles: not its own, another or a new one', async () => {
    const owner = await makePerson()
    const other = await makePerson()
    const limits = [...limitsOf(100), { role: owner.roleId, maxTotalBase: 100 }]
    expect(outcome(await set(boss, { approvalLimits: limits }))).toBe('200')
    const moved = await owner.patch(`/users/${owner.id}`, { role: other.roleId })
    expect(outcome(moved)).toBe('403 grantBeyondOwn')
    const made = await owner.post('/roles', { name: anyName('Rol'), permissions: allPermissions() })
    expect(outcome(made)).toBe('403 grantBeyondOwn')
    expect(outcome(await owner.remove(`/roles/${owner.roleId}`))).toMatch(/^409/)
    // The role of a clerk would become one that approves without a limit.
    const raised = await owner.patch(`/roles/${clerk.roleId}`, { permissions: [SETTINGS, TENDERS] })
    expect(outcome(raised)).toBe('403 grantBeyondOwn')
  })

  it('holds when it is set and lifted at once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const owner = await makePerson()
      const limits = [...limitsOf(100), { role: owner.roleId, maxTotalBase: 100 }]
      const [byBoss, byOwner] = await Promise.all([
        set(boss, { approvalLimits: limits }),
        set(owner, { approvalLimits: [], fourEyes: false }),
      ])
      expect(outcome(byBoss)).toBe('200')
      // Before it, the owner was as free as the boss.
      expect(['200', '403 limitAboveOwn']).toContain(outcome(byOwner))
      const [row] = await select(
        'select max_total_base as "limit" from settings_approval_limits where role_id = $1',
        [owner.roleId],
      )
      expect(Number(row?.limit) === 100 || outcome(byOwner) === '200').toBe(true)
    }
  })
})

it('lets somebody with nobody above them loosen all of it', async () => {
  const body = { fourEyes: false, approveBeforeSending: false, approvalLimits: [] }
  expect(outcome(await set(boss, body))).toBe('200')
  expect(await stored()).toEqual({ four_eyes: false, approve_before_sending: false, limits: null })
  const { id } = await makeTender({ items: [freeLine({ unitPrice: 5000, taxRate: 0 })] })
  expect(outcome(await approver.post(`/tenders/${id}/approve`))).toBe('200')
})
