import { beforeAll, describe, expect, it } from 'vitest'
import { poolOf } from '@/database/adapter'
import type { Json } from '../../factories/client'
import { select, waitingForLocks } from '../../factories/database'
import { today } from '../../factories/day'
import { expectSoundData } from '../../factories/expectSoundData'
import { checkFile, judgedRows } from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeBranch, makeCompany, makeEmployee, makeRow } from '../../factories/rows'
import { said } from '../../factories/stock'
import { makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

type Refused = {
  errors?: {
    code: string
    message: string
    data: { holders: Json[]; hasOthers: boolean; errors: { path: string; code: string }[] }
  }[]
}

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const pair = async () => [(await makeCompany()).id, (await makeCompany()).id] as const
const move = (slug: 'employees' | 'branches', id: number, company: number, who: Person = boss) =>
  who.patch<Refused>(`/${slug}/${id}`, { company })
const companyOf = async (table: string, id: number) =>
  (await select<{ of: number }>(`select company_id as of from ${table} where id = $1`, [id]))[0]?.of

describe('another company for an employee or a branch', () => {
  it('is refused to an employee of tenders and meetings, which can be saved on', async () => {
    const [ours, theirs] = await pair()
    const employee = (await makeEmployee({ company: ours })).id
    const { id: tender, title } = await makeTender({ company: ours, employee })
    await step(tender, 'send', { to: [] })
    await step(tender, 'approve')
    const meet = await makeRow('meets', {
      ...{ title: anyName('Görüşme'), company: ours, companyEmployee: employee },
    })
    const { status, json } = await move('employees', employee, theirs)
    expect(status).toBe(409)
    expect(json.errors?.[0]).toMatchObject({
      code: 'companyOfUsed',
      message: 'Bu kayıt başka kayıtlarda kullanıldığı için firması değiştirilemez.',
      data: {
        holders: [
          { collection: 'meets', field: 'companyEmployee', count: 1 },
          { collection: 'tenders', field: 'employee', count: 1 },
        ],
        hasOthers: false,
        errors: [{ path: 'company', code: 'companyOfUsed' }],
      },
    })
    expect(await companyOf('employees', employee)).toBe(ours)
    expect(
      said(await boss.patch(`/employees/${employee}`, { company: ours, title: 'Müdür' })),
    ).toBe('200')
    expect(said(await boss.patch(`/tenders/${tender}`, { title }))).toBe('200')
    expect(said(await boss.patch(`/meets/${meet.id}`, { title: anyName('G') }))).toBe('200')
    await step(tender, 'revise')
    await expectSoundData()
  })

  it('is refused to a branch of employees and tenders', async () => {
    const [ours, theirs] = await pair()
    const [ofEmployee, ofTender] = [
      (await makeBranch({ company: ours })).id,
      (await makeBranch({ company: ours })).id,
    ]
    await makeEmployee({ company: ours, branch: ofEmployee })
    await makeTender({ company: ours, branch: ofTender })
    for (const branch of [ofEmployee, ofTender]) {
      expect(said(await move('branches', branch, theirs))).toBe('409 companyOfUsed')
      expect(said(await boss.patch(`/branches/${branch}`, { manager: 'Ayşe' }))).toBe('200')
    }
    await expectSoundData()
  })

  it('names no records that the caller may not see', async () => {
    const [ours, theirs] = await pair()
    const employee = (await makeEmployee({ company: ours })).id
    await makeTender({ company: ours, employee })
    const clerk = await makePerson([{ subject: 'customers', actions: ['read', 'write'] }])
    const { json } = await move('employees', employee, theirs, clerk)
    expect(json.errors?.[0]?.data).toMatchObject({ holders: [], hasOthers: true })
  })

  it('is given to those that nothing refers to', async () => {
    const [ours, theirs] = await pair()
    const employee = (await makeEmployee({ company: ours })).id
    const branch = (await makeBranch({ company: ours })).id
    const tender = (await makeTender({ company: ours, employee, branch })).id
    await boss.patch(`/tenders/${tender}`, { employee: null, branch: null })
    expect(said(await move('employees', employee, theirs))).toBe('200')
    expect(said(await move('branches', branch, theirs))).toBe('200')
    expect([await companyOf('employees', employee), await companyOf('branches', branch)]).toEqual([
      theirs,
      theirs,
    ])
  })

  it('is refused at the row of an import', async () => {
    const [ours, theirs] = await pair()
    const [used, free] = [
      await makeEmployee({ company: ours, email: `${crypto.randomUUID()}@example.com` }),
      await makeEmployee({ company: ours, email: `${crypto.randomUUID()}@example.com` }),
    ]
    await makeTender({ company: ours, employee: used.id })
    const [target] = await select<{ name: string }>('select name from companies where id = $1', [
      theirs,
    ])
    const id = await checkFile(
      boss,
      'employees',
      [
        ['E-posta', 'Firma'],
        [String(used.email), target?.name ?? ''],
        [String(free.email), target?.name ?? ''],
      ],
      { mode: 'update', key: 'email' },
    )
    expect(await judgedRows(boss, id)).toEqual(['2 error company:companyOfUsed', '3 ready'])
  })
})

describe('at the same moment as a reference', () => {
  type Reference = { company: number; id: number }
  const tenderWith =
    (field: string) =>
    ({ company, id }: Reference) => ({
      path: '/tenders',
      body: { title: anyName('Teklif'), date: today(), company, [field]: id },
    })
  const meeting = ({ company, id }: Reference) => ({
    path: '/meets',
    body: { title: anyName('Görüşme'), company, companyEmployee: id },
  })
  const employeeOf = ({ company, id }: Reference) => ({
    path: '/employees',
    body: { name: anyName('Çalışan'), company, branch: id },
  })

  it.each([
    ['a tender', 'employees', tenderWith('employee')],
    ['a meeting', 'employees', meeting],
    ['a tender', 'branches', tenderWith('branch')],
    ['an employee', 'branches', employeeOf],
  ] as const)('%s and a move of %s do not both succeed', async (_, slug, reference) => {
    const other = await makePerson()
    for (let round = 0; round < 8; round += 1) {
      const [ours, theirs] = await pair()
      const { id } = await (slug === 'employees' ? makeEmployee : makeBranch)({ company: ours })
      const { path, body } = reference({ company: ours, id })
      const [made, moved] = await Promise.all([other.post(path, body), move(slug, id, theirs)])
      expect([said(made), said(moved)]).toEqual(
        made.status === 201 ? ['201', '409 companyOfUsed'] : ['400 invalidInput', '200'],
      )
    }
    await expectSoundData()
  })

  type Request = () => Promise<Parameters<typeof said>[0]>
  /** Two requests, one after the other, while a company is locked for which the first one waits. */
  const whileLocked = async (company: number, [one, two]: readonly [Request, Request]) => {
    const holder = await poolOf(await getTestPayload()).connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from companies where id = $1 for update', [company])
      const first = one()
      await waitingForLocks(1)
      const second = two()
      await waitingForLocks(2)
      await holder.query('commit')
      return [said(await first), said(await second)]
    } finally {
      holder.release()
    }
  }

  it('a tender waits for a move that is under way', async () => {
    const [ours, theirs] = await pair()
    const employee = (await makeEmployee({ company: ours })).id
    const answers = await whileLocked(theirs, [
      () => move('employees', employee, theirs),
      () => boss.post('/tenders', { title: 'T', date: today(), company: ours, employee }),
    ])
    expect(answers).toEqual(['200', '400 invalidInput'])
  })

  it('a move waits for a tender that is being made', async () => {
    const [ours, theirs] = await pair()
    const employee = (await makeEmployee({ company: ours })).id
    const answers = await whileLocked(ours, [
      () => boss.post('/tenders', { title: 'T', date: today(), company: ours, employee }),
      () => move('employees', employee, theirs),
    ])
    expect(answers).toEqual(['201', '409 companyOfUsed'])
  })
})

describe('the default contact of a company', () => {
  const contactsOf = async (company: number) =>
    (
      await select<{ id: number }>(
        'select id from employees where company_id = $1 and is_default_contact',
        [company],
      )
    ).map(({ id }) => id)

  it('stays when the one of another company moves here', async () => {
    const [ours, theirs] = await pair()
    const own = (await makeEmployee({ company: theirs, isDefaultContact: true })).id
    const moved = (await makeEmployee({ company: ours, isDefaultContact: true })).id
    expect(said(await move('employees', moved, theirs))).toBe('200')
    expect([await contactsOf(ours), await contactsOf(theirs)]).toEqual([[], [own]])
  })

  it('is replaced by one who is named as it moves here', async () => {
    const [ours, theirs] = await pair()
    await makeEmployee({ company: theirs, isDefaultContact: true })
    const moved = (await makeEmployee({ company: ours })).id
    const change = { company: theirs, isDefaultContact: true }
    expect(said(await boss.patch(`/employees/${moved}`, change))).toBe('200')
    expect(await contactsOf(theirs)).toEqual([moved])
  })
})
