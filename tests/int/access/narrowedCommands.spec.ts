import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { fieldsOfSubject } from '@/access/reading/subjectFields'
import type { NeededRight } from '@/catalog/commands/command'
import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import { COMMAND_SLUGS, commandNames, commandOf } from '@/catalog/commands/registry'
import { getTestPayload } from '../../helpers/payload'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeRow } from '../../factories/rows'
import { outcome } from '../../factories/quickPerson'
import { freeLine, makeTender } from '../../factories/tender'

/** The bodies of commands that judge rights once they know what is sent. */
const bodyOf = (name: string) => (name === 'tenders requestApproval' ? { approver } : {})

type Given = { name: string; path: string; needs: NeededRight[]; ofAnother?: NeededRight }

/** Every command with rights of its own, given to a record that is somebody else's. */
const given = (tender: number): Given[] => [
  ...COMMAND_SLUGS.flatMap((slug) =>
    commandNames(slug).map((name) => {
      const { path, needs, ofAnother } = commandOf(slug, name)
      const id = slug === 'tenders' ? tender : 2_147_483_640
      return {
        name: `${slug} ${name}`,
        path: `/${slug}/${id}${path}`,
        needs: [...needs],
        ...(ofAnother && { ofAnother }),
      }
    }),
  ),
  ...Object.entries(ROOT_COMMANDS).flatMap(([root, commands]) =>
    Object.entries(commands).map(([name, { path, needs }]): Given => ({
      name: `${root} ${name}`,
      path: `/${root}${path}`,
      needs: [...needs],
    })),
  ),
]

const isWriting = ([action]: NeededRight): boolean => action === 'create' || action === 'write'
const all = ({ needs, ofAnother }: Given): NeededRight[] => [
  ...needs,
  ...(ofAnother ? [ofAnother] : []),
]

let holder: Person
let tender = 0
let approver = 0
let columns: (subject: Permission['subject']) => string[]
beforeAll(async () => {
  approver = (await administrator()).id
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

/** A right on the very field that a command names; the whole of it where it names none. */
const justEnough = ([action, subject, field]: NeededRight): Permission => ({
  subject,
  actions: [action],
  ...(field !== undefined && field !== '*' && { fields: [field] }),
})

/** The same right on every field but what the command fills in. */
const allBut = ([action, subject, field]: NeededRight): Permission => {
  const fields = columns(subject).filter((column) => column !== field)
  return {
    subject,
    actions: [action],
    fields: field === '*' ? fields.slice(1) : fields,
  }
}

describe('NC1 a right that is narrowed to other fields gives no command that fills them in', () => {
  it('and every command that creates or writes names what it fills in', () => {
    for (const { name, ...one } of given(tender))
      for (const [, subject, field] of all({ name, ...one }).filter(isWriting))
        expect([name, field === '*' || columns(subject).includes(field ?? '')]).toEqual([
          name,
          true,
        ])
  })

  it('of any collection or root', async () => {
    const wrong: string[] = []
    for (const one of given(tender)) {
      const needed = all(one)
      await grant(needed.map(justEnough))
      const enough = outcome(await holder.post(one.path, bodyOf(one.name)))
      if (enough === '403 notAllowed') wrong.push(`${one.name}: its rights are not enough`)
      for (const right of needed.filter(isWriting)) {
        if (columns(right[1]).length === 0) continue
        await grant(needed.map((each) => (each === right ? allBut(each) : justEnough(each))))
        const narrowed = outcome(await holder.post(one.path, bodyOf(one.name)))
        if (narrowed !== '403 notAllowed') wrong.push(`${one.name}: ${narrowed}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('NC2 what somebody narrowed to titles makes holds a title', () => {
  const TITLES: Permission = { subject: 'tenders', actions: ['create'], fields: ['title'] }

  it('by hand, and by no copy, revision or template', async () => {
    const author = await makePerson([{ subject: 'tenders', actions: ['read'] }, TITLES])
    const source = await makeTender({ internalNote: 'yalnız biz', items: [freeLine()] })
    const boss = await administrator()
    const template = await boss.post<{ doc: { id: number } }>(
      `/tenders/${source.id}/save-as-template`,
      { name: anyName('Şablon') },
    )
    const before = await select<{ count: string }>('select count(*) from tenders')
    const ways: [string, object][] = [
      [`/tenders/${source.id}/duplicate`, {}],
      [`/tenders/${source.id}/revise`, {}],
      [`/tenders/${source.id}/save-as-template`, { name: anyName('Şablon') }],
      [`/tender-templates/${template.json.doc.id}/use`, {}],
    ]
    for (const [path, body] of ways)
      expect([path, outcome(await author.post(path, body))]).toEqual([path, '403 notAllowed'])
    expect(await select('select count(*) from tenders')).toEqual(before)
  })

  it('movements are posted by no reversal, assembly or delivery', async () => {
    const clerk = await makePerson([
      { subject: 'stock-movements', actions: ['read'] },
      { subject: 'stock-movements', actions: ['create'], fields: ['note'] },
      { subject: 'stock-groups', actions: ['read'] },
      { subject: 'tenders', actions: ['read'] },
    ])
    const card = await makeRow('stock-cards', { name: anyName('Kart'), taxRate: 20 })
    const rows = [{ stockCard: card.id, quantity: 1, price: 5 }]
    for (const [path, body] of [
      ['/stock-movements/1/reverse', {}],
      ['/stock-groups/1/assemble', { quantity: 1 }],
      ['/stock-groups/1/disassemble', { quantity: 1 }],
      [`/tenders/${tender}/deliver`, {}],
      ['/stock/series', { type: 'in', rows }],
    ] as const)
      expect([path, outcome(await clerk.post(path, body))]).toEqual([path, '403 notAllowed'])
  })
})
