import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOfSubject } from '@/access/reading/subjectFields'
import type { Permission } from '@/access/roles/permissions'
import { CATALOG } from '@/catalog'
import type { NeededRight } from '@/catalog/commands/command'
import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import { COMMAND_SLUGS, commandNames, commandOf } from '@/catalog/commands/registry'
import type { Why, WhyOfCommand } from '@/present/users/why'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { outcome } from '../../factories/quickPerson'
import { makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { statementsOf } from '../records/page'

/** No record has this number. */
const UNKNOWN = 2_147_483_640

type Given = {
  command: string
  path: string
  needs: readonly NeededRight[]
  ofAnother?: NeededRight
}

const ofRecords = (id: number): Given[] =>
  COMMAND_SLUGS.flatMap((slug) =>
    commandNames(slug).map((name): Given => {
      const { path, needs, ofAnother } = commandOf(slug, name)
      const command = `${slug}/${name}&id=${id}`
      return { command, path: `/${slug}/${id}${path}`, needs, ...(ofAnother && { ofAnother }) }
    }),
  )

const ofRoots: Given[] = Object.entries(ROOT_COMMANDS).flatMap(([root, commands]) =>
  Object.entries(commands).map(([name, { path, needs }]): Given => ({
    command: `${root}/${name}`,
    path: `/${root}${path}`,
    needs,
  })),
)

let holder: Person
let tender = 0
let columns: (subject: Permission['subject']) => string[]
beforeAll(async () => {
  await administrator()
  holder = await makePerson([])
  tender = (await makeTender()).id
  const payload = await getTestPayload()
  columns = (subject) => [...fieldsOfSubject(payload, subject)]
})

const grant = (permissions: Permission[]) =>
  select('update roles set permissions = $2 where id = $1', [
    holder.roleId,
    JSON.stringify(permissions),
  ])
const why = async (command: string, person = holder) =>
  (await person.get<Why>(`/why?command=${command}`)).json
const whole = ({ subject, action }: Pick<Why['rights'][number], 'subject' | 'action'>) =>
  ({ subject, actions: [action] }) as Permission

describe('a command that rights refuse', () => {
  it('names rights that make it allowed once they are granted', async () => {
    const wrong: string[] = []
    for (const { command, path, needs } of [...ofRecords(UNKNOWN), ...ofRoots]) {
      await grant([])
      const { code, rights } = await why(command)
      if ((code === 'notAllowed') !== needs.length > 0) wrong.push(`${command}: ${code}`)
      if (needs.length === 0) continue
      if (rights.length === 0) wrong.push(`${command}: no right`)
      await grant(rights.map(whole))
      if ((await why(command)).code === 'notAllowed') wrong.push(`${command}: still`)
      if (outcome(await holder.post(path)) === '403 notAllowed') wrong.push(`${command}: refused`)
    }
    expect(wrong).toEqual([])
  })

  it('names the field of a right that is held on others', async () => {
    for (const { command, needs } of [...ofRecords(UNKNOWN), ...ofRoots])
      for (const [action, subject, field] of needs) {
        if (field === undefined || columns(subject).length === 0) continue
        const fields = columns(subject).filter((column) => column !== field)
        await grant(
          needs.map((need) =>
            need[0] === action && need[1] === subject
              ? { subject, actions: [action], fields: field === '*' ? fields.slice(1) : fields }
              : { subject: need[1], actions: [need[0]] },
          ),
        )
        const { rights } = await why(command)
        expect([command, rights.map((right) => right.field)]).toEqual([
          command,
          expect.arrayContaining([field]),
        ])
        expect(rights.every(({ name }) => name.includes('('))).toBe(true)
      }
  })

  it('needs more for what somebody else made, once it may be read', async () => {
    const command = `tenders/revise&id=${tender}`
    await grant([{ subject: 'tenders', actions: ['read'] }])
    expect((await why(command)).rights).toMatchObject([{ action: 'create' }, { action: 'write' }])
    await grant([{ subject: 'tenders', actions: ['create'] }])
    expect((await why(command)).rights).toMatchObject([{ action: 'read' }])
    await grant([{ subject: 'tenders', actions: ['read', 'create', 'write'] }])
    expect((await why(command)).code).not.toBe('notAllowed')
  })

  it('names the roles that hold all of it, and nobody', async () => {
    const seller = await makePerson([{ subject: 'tenders', actions: ['approve'] }], {
      name: 'Fatma Onaylar',
    })
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    await grant([])
    const { json, text } = await holder.get<Why>(`/why?command=tenders/approve&id=${tender}`)
    const ids = json.roles.map(({ id }) => id)
    expect(ids).toContain(seller.roleId)
    expect(ids).not.toContain(reader.roleId)
    expect(json.text).toContain('Teklifler: Teklif onaylama')
    expect(text).not.toContain('Fatma')
    expect(text).not.toContain(seller.email)
  })
})

describe('a record that may not be read', () => {
  const answers = async (command: string) => {
    const found = await Promise.all(
      [tender, UNKNOWN].map((id) => holder.get(`/why?command=${command}&id=${id}`)),
    )
    return found.map(({ status, text }) => `${status} ${text}`)
  }
  it.each<[string, Permission[]]>([
    ['with the right to the command', [{ subject: 'tenders', actions: ['approve'] }]],
    ['without it', []],
  ])('answers like an unknown one, %s', async (_, permissions) => {
    await grant(permissions)
    const [hidden, unknown] = await answers('tenders/approve')
    expect(hidden).toBe(unknown)
    expect(hidden).toMatch(permissions.length > 0 ? /^404 / : /^200 /)
    const lists = await Promise.all(
      [tender, UNKNOWN].map((id) => holder.get(`/why/commands?collection=tenders&id=${id}`)),
    )
    expect(lists.map(({ status }) => status)).toEqual([404, 404])
    expect(lists[0]?.text).toBe(lists[1]?.text)
  })

  it('and asks the database the same', async () => {
    await grant([{ subject: 'tenders', actions: ['approve'] }])
    const asked = async (id: number) =>
      (await statementsOf(() => holder.get(`/why?command=tenders/approve&id=${id}`))).statements
    await asked(tender)
    expect(await asked(tender)).toEqual(await asked(UNKNOWN))
  })
})

describe('what is in the way of those who hold the rights', () => {
  it('is the state of the record, for readers of it', async () => {
    const { id } = await makeTender()
    await step(id, 'cancel', { reason: 'Vazgeçildi' })
    await grant([{ subject: 'tenders', actions: ['read', 'approve'] }])
    expect(await why(`tenders/approve&id=${id}`)).toMatchObject({
      ...{ code: 'wrongTenderState', rights: [], roles: [], state: 'cancelled', limit: null },
    })
    await grant([
      { subject: 'tenders', actions: ['read'], fields: ['title'] },
      { subject: 'tenders', actions: ['approve'] },
    ])
    expect((await why(`tenders/approve&id=${id}`)).state).toBeNull()
  })

  it('is the limit of their role, and the roles whose limit is higher', async () => {
    const boss = await administrator()
    const strict = await makePerson([{ subject: 'tenders', actions: ['read', 'approve'] }])
    const generous = await makePerson([{ subject: 'tenders', actions: ['read', 'approve'] }])
    const approvalLimits = [
      { role: strict.roleId, maxTotalBase: 1 },
      { role: generous.roleId, maxTotalBase: 1_000_000 },
    ]
    await boss.post('/globals/settings', { approvalLimits })
    const answer = await why(`tenders/approve&id=${tender}`, strict)
    const other = await why(`tenders/approve&id=${tender}`, generous)
    await boss.post('/globals/settings', { approvalLimits: [] })
    expect(answer).toMatchObject({ code: 'approvalLimitExceeded', limit: 1, rights: [] })
    const ids = answer.roles.map(({ id }) => id)
    expect([ids.includes(generous.roleId), ids.includes(strict.roleId)]).toEqual([true, false])
    expect(other.code).toBeNull()
  })

  it('is listed for each command that is not offered', async () => {
    await grant([{ subject: 'tenders', actions: ['read', 'write'] }])
    const { json } = await holder.get<{ docs: WhyOfCommand[] }>(
      `/why/commands?collection=tenders&id=${tender}`,
    )
    const codes = new Map(json.docs.map(({ command, code }) => [command, code]))
    expect(codes.get('tenders/approve')).toBe('notAllowed')
    expect(codes.get('tenders/resend')).toBe('wrongTenderState')
    expect(codes.has('tenders/send')).toBe(false)
    for (const { command, code, text } of json.docs) {
      expect([command, (await why(`${command}&id=${tender}`)).code]).toEqual([command, code])
      expect(text).toBeTruthy()
    }
  })
})

describe('a page', () => {
  it('names the right that opens it, of every page with one', async () => {
    const pages = CATALOG.routes.filter(({ guard }) => guard === 'ability')
    for (const { path } of pages) {
      const page = encodeURIComponent(path.replaceAll(/\{\w+\}/g, '1'))
      await grant([])
      const { json } = await holder.get<Why>(`/why?page=${page}`)
      expect([path, json.code, json.rights.length]).toEqual([path, 'notAllowed', 1])
      await grant(json.rights.map(whole))
      expect([path, (await holder.get<Why>(`/why?page=${page}`)).json.code]).toEqual([path, null])
    }
  })

  it('that no single right opens names the roles alone', async () => {
    await grant([])
    const boss = await administrator()
    for (const page of ['/trash', '/imports', '/users/permissions']) {
      const { json } = await holder.get<Why>(`/why?page=${page}`)
      expect([page, json.code, json.rights]).toEqual([page, 'notAllowed', []])
      expect(json.roles.map(({ id }) => id)).toContain(boss.roleId)
    }
  })
})

it('reads what is asked strictly', async () => {
  for (const query of [
    ...['', 'command=tenders', 'command=tenders/nothing&id=1', 'command=tenders/toString&id=1'],
    ...[
      'command=tenders/approve',
      'command=tenders/approve&id=x',
      'page=/nowhere',
      'page=//x.test',
    ],
    ...['command=constructor/approve&id=1', 'command=tenders/approve&id=1&page=/users/roles'],
  ])
    expect([query, outcome(await holder.get(`/why?${query}`))]).toEqual([query, '400 invalidQuery'])
})

it('is for people', async () => {
  const program = await makeProgram([{ subject: 'tenders', actions: ['read'] }])
  for (const path of [
    '/why?page=/users/roles',
    `/why?command=tenders/approve&id=${tender}`,
    `/why/commands?collection=tenders&id=${tender}`,
  ])
    expect([path, outcome(await program.get(path))]).toEqual([path, '403 peopleOnly'])
  expect(outcome(await program.post('/why/ask', { page: '/users/roles' }))).toBe('403 peopleOnly')
})
