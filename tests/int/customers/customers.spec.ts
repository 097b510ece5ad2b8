import { expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson } from '../../factories/person'
import {
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeMovement,
  makeRow,
  makeStockType,
} from '../../factories/rows'
import { makeTender } from '../../factories/tender'

type Refused = { errors: [{ code: string; message: string; data: Json & { errors?: Json[] } }] }
const said = ({ status, json }: { status: number; json: Refused }) =>
  [status, json.errors?.[0].code, ...(json.errors?.[0].data.errors ?? []).map(({ code }) => code)]
    .filter(Boolean)
    .join(' ')

it('keeps one default contact per company, whoever is named at once', async () => {
  const { patch } = await administrator()
  const company = (await makeCompany()).id
  const people = [
    await makeEmployee({ company, isDefaultContact: true }),
    await makeEmployee({ company }),
    await makeEmployee({ company }),
  ]
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      people.map(({ id }, at) =>
        patch(`/employees/${id}`, { isDefaultContact: true, note: `${round}-${at}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const rows = await select<{ note: string; is: boolean }>(
      'select note, is_default_contact as is from employees where company_id = $1 order by id',
      [company],
    )
    expect(rows.filter((row) => row.is)).toHaveLength(1)
    expect(rows.map(({ note }) => note)).toEqual(people.map((_, at) => `${round}-${at}`))
  }
  await expectSoundData()
})

it('deletes nothing that others need, and says what needs it', async () => {
  const { remove } = await administrator()
  const company = (await makeCompany()).id
  const branch = await makeBranch({ company })
  await makeTender({ company, branch: branch.id })
  const type = await makeStockType()
  const card = await makeCard({ stockType: type.id })
  await makeMovement({ stockCard: card.id })
  const project = await makeRow('company-projects', { name: 'Proje' })
  await makeMovement({ stockCard: card.id, project: project.id })
  for (const path of [
    `/companies/${company}`,
    `/branches/${branch.id}`,
    `/stock-types/${type.id}`,
    `/company-projects/${project.id}`,
  ])
    expect(said(await remove<Refused>(path))).toBe('409 inUse')
  expect(said(await remove<Refused>(`/stock-cards/${card.id}`))).toBe('409 archiveInstead')
  const free = await makeCompany()
  expect((await remove(`/companies/${free.id}`)).status).toBe(200)
})

it('says how many of which kind hold a record, as far as their reader may see them', async () => {
  const company = (await makeCompany()).id
  await makeBranch({ company })
  await makeBranch({ company })
  await makeTender({ company })
  const told = async ({ remove }: Pick<Awaited<ReturnType<typeof makePerson>>, 'remove'>) =>
    (await remove<Refused>(`/companies/${company}`)).json.errors[0].data
  const branches = { collection: 'branches', field: 'company', count: 2 }
  const tenders = { collection: 'tenders', field: 'company', count: 1 }
  expect(await told(await administrator())).toMatchObject({
    holders: [branches, tenders],
    hasOthers: false,
  })
  const clerk = await makePerson([{ subject: 'customers', actions: ['read', 'delete'] }])
  expect(await told(clerk)).toMatchObject({ holders: [branches], hasOthers: true })
})

it('lets a tender and the deletion of its company not miss each other', async () => {
  const { post, remove } = await administrator()
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeCompany()
    const [made, gone] = await Promise.all([
      post('/tenders', { title: 'Yarış', date: '2026-03-01', company: id }),
      remove(`/companies/${id}`),
    ])
    expect([made.status, gone.status].filter((status) => status < 300)).toHaveLength(1)
  }
  await expectSoundData()
})

it.each([
  ['branches', { taxNumber: '4540536921' }, 'taxNumber'],
  ['companies', { workingDays: ['monday', 'monday'] }, 'workingDays'],
  ['companies', { bossPhone: 'Ahmet Bey' }, 'bossPhone'],
  ['employees', { email: 'ayse(at)firma' }, 'email'],
  ['meets', { startsAt: { unread: '32.01.2026', time: '10:00' } }, 'startsAt'],
  ['company-projects', { startDate: '2026-05-02', endDate: '2026-05-01' }, 'endDate'],
  ['company-projects', { defaultLink: 'javascript:alert(1)' }, 'defaultLink'],
  ['meets', { startsAt: '2026-05-02T10:00Z', endsAt: '2026-05-02T09:00Z' }, 'endsAt'],
  ['companies', { workingDays: ['funday'] }, 'workingDays'],
  ['companies', { extraEmails: [{ email: 'x' }] }, 'extraEmails.0.email'],
])('%s takes no %j', async (slug, data, field) => {
  const { post } = await administrator()
  const company = (await makeCompany()).id
  const whole: Record<string, unknown> = {
    ...(slug === 'meets' ? { title: 'A' } : { name: 'A' }),
    ...(slug === 'companies' ? {} : { company }),
    ...data,
  }
  const { status, json } = await post<Refused>(`/${slug}`, whole)
  expect(status).toBe(400)
  expect(json.errors[0].data.errors?.map(({ path }) => path)).toEqual([field])
})

it('takes the numbers of foreigners and final consumers', async () => {
  const company = (await makeCompany()).id
  for (const taxNumber of ['4540536920', '17291716060', '2222222222', '11111111111'])
    expect((await makeBranch({ company, taxNumber })).taxNumber).toBe(taxNumber)
})

it('keeps what was written as a phone before phones were checked', async () => {
  const { patch } = await administrator()
  const { id } = await makeCompany()
  await select(`update companies set boss_phone = 'santral' where id = $1 returning id`, [id])
  expect((await patch(`/companies/${id}`, { title: 'Ltd.', bossPhone: 'santral' })).status).toBe(
    200,
  )
  expect((await patch(`/companies/${id}`, { bossPhone: 'sekreter' })).status).toBe(400)
})

it('keeps branches, employees and meetings within their company', async () => {
  const { post } = await administrator()
  const [ours, theirs] = [(await makeCompany()).id, (await makeCompany()).id]
  const branch = await makeBranch({ company: theirs })
  const employee = await makeEmployee({ company: theirs })
  expect(
    said(await post<Refused>('/employees', { company: ours, name: 'A', branch: branch.id })),
  ).toBe('400 invalidInput branchOfOtherCompany')
  expect(
    said(
      await post<Refused>('/meets', { company: ours, title: 'A', companyEmployee: employee.id }),
    ),
  ).toBe('400 invalidInput employeeOfOtherCompany')
})
