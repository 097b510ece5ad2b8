import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { actionsOf, SUBJECTS, type Permission } from '@/access/roles/permissions'
import type { DashboardFigures } from '@/domain/dashboard/figures'
import { WIDGET_IDS } from '@/domain/dashboard/widgets'
import { STATEMENTS } from '@/queries/dashboard/statements'
import { administrator, makePerson } from '../../factories/person'
import { makeCompany, makeMovement, makeCard, makeRow } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'

const dashboard: Permission = { subject: 'dashboard', actions: ['read'] }
const read = (subject: Permission['subject'], fields?: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields && { fields }),
})

const seenBy = async (permissions: Permission[], query = '') => {
  const person = await makePerson([dashboard, ...permissions])
  const { status, json } = await person.get<DashboardFigures>(`/dashboard${query}`)
  expect(status).toBe(200)
  return json
}
const namesOf = ({ widgets }: DashboardFigures) => Object.keys(widgets).sort()

// Somebody who can manage users is there, also when this file is the first of its worker.
beforeAll(async () => {
  await administrator()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('GET /api/dashboard', () => {
  it('should ask for a session and for the right to the dashboard', async () => {
    const { rest } = await import('../../helpers/rest')
    expect((await rest({ path: '/api/dashboard' })).status).toBe(401)
    const clerk = await makePerson([read('tenders')])
    expect((await clerk.get('/dashboard')).status).toBe(403)
  })

  it.each<[string, Permission[], string[]]>([
    ['nothing else', [], []],
    [
      'tenders',
      [read('tenders')],
      [
        'awaitingApproval',
        'expiring',
        'lostReasons',
        'notInvoiced',
        'openTenders',
        'summary',
        'tendersByMonth',
        'waiting',
        'winRate',
      ],
    ],
    ['stock cards', [read('stock-cards')], ['lowStock']],
    ['movements', [read('stock-movements')], ['movementsInOut', 'recentMovements']],
    ['customers', [read('customers')], ['meets']],
    ['meetings', [read('meets')], ['meets']],
    ['some fields of tenders', [read('tenders', ['title', 'number'])], []],
    ['every subject but the data', [read('settings'), read('users'), read('roles')], []],
  ])('should send a reader of %s those widgets only', async (_, permissions, expected) => {
    expect(namesOf(await seenBy(permissions))).toEqual(expected)
  })

  it('should send everything to whoever may read everything', async () => {
    const all = SUBJECTS.map((subject) => ({ subject, actions: actionsOf(subject) }))
    expect(namesOf(await seenBy(all))).toEqual([...WIDGET_IDS].sort())
  })

  it('should keep amounts and names from those who may not read them', async () => {
    const company = await makeCompany({ name: 'Saklı Müşteri' })
    const tender = await makeTender({ company: company.id })
    await step(tender.id, 'send')
    const card = await makeCard({ name: 'Saklı Kart' })
    await makeMovement({ stockCard: card.id, operationDate: tender.date })
    await makeRow('meets', {
      title: 'Görüşme',
      company: company.id,
      startsAt: new Date(Date.now() + 60_000).toISOString(),
    })
    const fields = [
      ...['title', 'number', 'status', 'acceptedAt', 'validUntil', 'date'],
      ...['isApproved', 'isInvoiced'],
    ]
    const seen = await seenBy([read('tenders', fields), read('stock-movements'), read('meets')])
    expect(JSON.stringify(seen)).not.toContain('Saklı')
    expect(seen.widgets.openTenders?.totalBase).toBeNull()
    expect(seen.widgets.waiting?.rows[0]?.total).toBeNull()
    expect(seen.widgets.topCustomers).toBeUndefined()
    const amounts = seen.widgets.tendersByMonth?.flatMap(({ byStatus }) =>
      Object.values(byStatus).map(({ totalBase }) => totalBase),
    )
    expect(amounts?.length).toBeGreaterThan(0)
    expect(amounts?.every((amount) => amount === null)).toBe(true)
  })

  it('should not say whose a tender or a meeting is to roles that leave it out', async () => {
    const company = await makeCompany({ name: 'Saklı Müşteri' })
    const tender = await makeTender({ company: company.id })
    await step(tender.id, 'send')
    await makeRow('meets', {
      title: 'Görüşme',
      company: company.id,
      startsAt: new Date(Date.now() + 30_000).toISOString(),
    })
    const rows = ['title', 'number', 'status', 'acceptedAt', 'validUntil', 'date']
    const seen = await seenBy([
      read('tenders', rows),
      read('meets', ['title', 'startsAt', 'status']),
    ])
    expect(seen.widgets.waiting?.rows.length).toBeGreaterThan(0)
    expect(seen.widgets.waiting?.rows.every(({ currency }) => currency === '')).toBe(true)
    expect(seen.widgets.meets?.rows[0]).toMatchObject({ company: null, companyId: null })
    expect(JSON.stringify(seen)).not.toContain('Saklı')
    const undated = await seenBy([read('tenders', rows.slice(0, 5))])
    expect(undated.widgets.waiting).toBeUndefined()
  })

  it('should offer only the first steps that may be taken', async () => {
    const { steps } = await seenBy([{ subject: 'stock-cards', actions: ['read', 'create'] }])
    expect(steps.map(({ id }) => id)).toEqual(['stockCard'])
    expect((await seenBy([read('stock-cards')])).steps).toEqual([])
  })

  it('should read the rest when one part fails, and that part alone when asked again', async () => {
    const { get } = await administrator()
    const broken = vi.spyOn(STATEMENTS, 'meets').mockReturnValue(sql`(select 1 / 0)`)
    const { json } = await get<DashboardFigures>('/dashboard')
    expect(json.failed).toEqual(['meets'])
    expect(json.widgets.meets).toBeUndefined()
    expect(json.widgets.openTenders).toBeDefined()
    broken.mockRestore()
    const again = await get<DashboardFigures>('/dashboard?only=meets,nonsense')
    expect(namesOf(again.json)).toEqual(['meets'])
    expect(again.json.failed).toEqual([])
  })

  it('should draw the usual order when the stored one makes no sense', async () => {
    const person = await makePerson()
    const kept = await person.post('/payload-preferences/dashboard', {
      value: { order: ['meets', 'meets', 'gone', 7], hidden: 'all', stepsDismissed: 'yes' },
    })
    expect(kept.status).toBe(200)
    const { json } = await person.get<DashboardFigures>('/dashboard?period=nonsense')
    expect(json.period.key).toBe('6m')
    expect([...json.arrangement.order].sort()).toEqual([...WIDGET_IDS].sort())
    expect(json.arrangement).toMatchObject({ hidden: [], stepsDismissed: false })
  })
})
