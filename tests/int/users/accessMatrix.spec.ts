import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { createTranslator } from '@/i18n/translate'
import type { MatrixRole } from '@/present/users/accessMatrix'
import { readAccessMatrixPage } from '@/queries/users/readAccessMatrix'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { administrator, makePerson as makeReader } from '../../factories/person'
import { anyName } from '../../factories/rows'
import { insertMember, insertRole } from '../../helpers/member'
import { linesOf } from '../exchange/takenList'
import { cookieFor, makePerson, PASSWORD } from '../gate/people'
import { ask, codeOf, startPayload } from '../gate/rest'
import { pageFor } from '../records/page'

const t = createTranslator('en')
let payload: Payload
/** The role that is looked at: a formula for a name, a narrowed right and one that is no right. */
const NAME = `=1+1 ${anyName('Rol')}`
let role: number

beforeAll(async () => {
  payload = await startPayload()
  role = await insertRole(select, {
    name: NAME,
    permissions: [
      { subject: 'tenders', actions: ['read', 'approve'] },
      { subject: 'users', actions: ['read'], fields: ['name', 'email'] },
      { subject: 'nothing', actions: ['read'] } as never,
    ],
  })
  await select(`update roles set factor = 'required' where id = $1`, [role])
  const boss = await administrator()
  const set = await boss.post('/globals/settings', {
    approvalLimits: [{ role, maxTotalBase: 1000.5 }],
  })
  expect(set.status).toBe(200)
  await insertMember(select, {
    name: 'Ayşe',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    roleId: role,
  })
})
afterAll(async () => {
  await (await administrator()).post('/globals/settings', { approvalLimits: [] })
})

const reads = (subject: Permission['subject'], ...fields: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields.length > 0 && { fields }),
})

const asked = async (permissions: Permission[], format: string) => {
  const cookie = await cookieFor(await makePerson(payload, permissions))
  return ask('GET', `/roles/matrix?format=${format}`, { cookie })
}

/** The role as a reader with these rights gets it. */
const roleFor = async (...permissions: Permission[]): Promise<MatrixRole | undefined> => {
  const answer = await asked(permissions, 'json')
  expect(answer.status).toBe(200)
  const { docs } = (await answer.json()) as { docs: MatrixRole[] }
  return docs.find(({ id }) => id === role)
}

it('says what a role may do, up to which limit, with what policy, and how many hold it', async () => {
  expect(await roleFor(...allPermissions())).toEqual({
    id: role,
    name: NAME,
    users: 1,
    programs: 0,
    factor: 'required',
    limits: { total: '1000.50', discount: null },
    rights: [
      { subject: 'tenders', action: 'read', fields: null },
      { subject: 'tenders', action: 'approve', fields: null },
      { subject: 'users', action: 'read', fields: ['email', 'name'] },
    ],
  })
})

it.each<[string, Permission[], string[]]>([
  ['the names of roles', [reads('roles', 'name')], ['name']],
  ['their policies', [reads('roles', 'factor')], ['factor']],
  ['their rights', [reads('roles', 'permissions')], ['rights']],
  ['nothing of them', [reads('roles', 'createdAt')], []],
  ['who has them', [reads('roles', 'createdAt'), reads('users', 'role')], ['users', 'programs']],
  ['users by name', [reads('roles', 'createdAt'), reads('users', 'name')], []],
  ['limits', [reads('roles', 'createdAt'), reads('settings', 'approvalLimits')], ['limits']],
  ['other settings', [reads('roles', 'createdAt'), reads('settings', 'timeZone')], []],
])('shows readers of %s that and nothing else', async (_, permissions, shown) => {
  expect(Object.keys((await roleFor(...permissions)) ?? {}).toSorted()).toEqual(
    ['id', ...shown].toSorted(),
  )
})

it('is for readers of roles, as data and as a file', async () => {
  for (const format of ['json', 'xlsx', 'csv'])
    expect((await asked([reads('users')], format)).status, format).toBe(403)
  expect((await asked([reads('roles')], 'xlsx')).status).toBe(200)
  expect(await codeOf(asked([reads('roles')], 'pdf'))).toBe('400 invalidQuery')
  expect((await ask('GET', '/roles/matrix?format=json', {})).status).toBe(401)
})

it('is a file with every role, whose cells compute nothing, and is in the trail', async () => {
  const last = await lastAuditId()
  const answer = await asked(allPermissions(), 'xlsx')
  expect(answer.status).toBe(200)
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
  const rows = (sheets[0]?.rows ?? []) as unknown[][]
  const column = rows[0]?.indexOf(NAME) ?? -1
  expect(column).toBeGreaterThan(1)
  const cell = (subject: string, name: string) =>
    rows.find((row) => row[0] === subject && row[1] === name)?.[column] ?? null
  const tenders = t('permissions.subjects.tenders')
  expect(cell(tenders, t('permissions.actions.approve'))).toBe(t('common.yes'))
  expect(cell(tenders, t('permissions.actions.write'))).toBeNull()
  expect(cell(t('permissions.subjects.users'), t('permissions.actions.read'))).toBe(
    `${t('users.fields.email')}, ${t('users.fields.name')}`,
  )
  expect(cell(t('roles.singular'), t('users.plural'))).toBe(1)
  expect(cell(t('roles.singular'), t('accessMatrix.limitTotal'))).toBe(1000.5)
  const event = (await auditSince(last)).find(({ action }) => action === 'export')
  expect(event).toMatchObject({
    subject: 'roles',
    details: { format: [null, 'xlsx'], filters: [null, 'matrix'] },
  })

  const [headers = []] = await linesOf(asked(allPermissions(), 'csv'))
  expect(headers).toContain(`'${NAME}`)
})

it('is paged by roles on its page, with a page that is not there the nearest', async () => {
  const reader = await makeReader([reads('roles')])
  const sheet = async (page: string) =>
    readAccessMatrixPage(await pageFor(reader, { id: 0 }), { page })
  const first = await sheet('1')
  expect(first.roles.length).toBeLessThanOrEqual(12)
  expect(await sheet('0')).toEqual(first)
  expect(await sheet('x')).toEqual(first)
  expect((await sheet('100000')).page).toBe(first.pages)
  expect(first.sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.length))).toEqual(
    expect.arrayContaining([first.roles.length]),
  )
})
