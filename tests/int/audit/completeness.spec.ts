import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS } from '@/catalog/commands/entries'
import { KEY_COMMANDS, OWN_KEY_COMMANDS } from '@/catalog/commands/keys'
import { TRAIL_ACTIONS } from '@/catalog/commands/trail'
import { PLAIN_ACTIONS } from '@/domain/audit/auditedActions'
import { ACCESS_EVENTS } from '@/domain/audit/auditedEvents'
import { AUDITED_SLUGS } from '@/domain/audit/auditedSlugs'
import { env } from '@/lib/env'
import { OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import {
  auditSince,
  lastAuditId,
  leftOut,
  lineOf,
  linesOf,
  UNAUDITED_TABLES,
} from '../../factories/audit'
import { asSuperuser, select } from '../../factories/database'
import { administrator, makePerson, PASSWORD, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import {
  anyName,
  makeCard,
  makeCompany,
  makeGroup,
  makeMovement,
  makeReservation,
  type Row,
} from '../../factories/rows'
import { enter, makeDraftCount, stepCount } from '../../factories/counts'
import { archivedCard, makePriceChange } from '../../factories/prices'
import { rateOf } from '../../factories/rates'
import { SITUATIONS } from '../../factories/situations'
import { freeLine, line, makeTender, sendOf, step } from '../../factories/tender'
import { today } from '../../factories/day'
import type { Json } from '../../factories/client'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
  // Nothing is sent: mails wait for their job.
  Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:9' })
})

const { SMTP_URL } = env
afterAll(() => void Object.assign(env, { SMTP_URL }))

/** What a collection's create, update and delete over the API leave, and nothing else. */
type Case = {
  make: () => Promise<Json> | Json
  /** The address of the command that makes it, where one alone does. */
  by?: () => Promise<string>
  change: Json
  created: string[]
  updated: string[]
  /** None where a row is never deleted. */
  deleted?: string[]
}

const plain = (slug: string, make: Case['make'], change: Json): Case => ({
  make,
  change,
  created: [`create ${slug}`],
  updated: [`update ${slug}`],
  deleted: [`delete ${slug}`],
})

const named = (slug: string, more: Json = {}) =>
  plain(slug, () => ({ name: anyName(slug), ...more }), { name: anyName('Yeni') })

const ofCompany = async () => ({ name: anyName('Ad'), company: (await makeCompany()).id })
const ofTender = async () => ({ tender: (await makeTender()).id })

const CASES: Record<string, Case> = {
  companies: {
    ...named('companies', {
      extraEmails: [{ email: 'a@example.com' }],
      workingDays: ['monday', 'friday'],
    }),
    // A list is audited as one value of its record, at the end of the transaction.
    created: ['create companies', 'create companies', 'create companies'],
    deleted: ['delete companies', 'delete companies', 'delete companies'],
  },
  branches: plain('branches', ofCompany, { address: 'Bir sokak' }),
  employees: plain('employees', ofCompany, { title: 'Müdür' }),
  meets: plain('meets', () => ({ title: anyName('Görüşme'), startsAt: '2026-05-01T09:00:00Z' }), {
    title: anyName('Yeni'),
  }),
  'company-projects': named('company-projects'),
  notes: plain(
    'notes',
    async () => ({ subject: 'companies', document: (await makeCompany()).id, body: 'Aradık' }),
    { body: 'Yazdık' },
  ),
  actions: plain(
    'actions',
    async () => ({
      ...{ subject: 'companies', document: (await makeCompany()).id, kind: 'call' },
      ...{ title: 'Ara', due: '2026-12-01', owner: 1 },
    }),
    { title: 'Yine ara' },
  ),
  tenders: {
    make: async () => ({
      title: anyName('Teklif'),
      date: today(),
      currency: 'TRY',
      company: (await makeCompany()).id,
      items: [freeLine(), freeLine()],
      paymentInstallments: [{ dueDate: today(), amount: 240 }],
    }),
    change: { title: anyName('Yeni') },
    created: [
      'create tenders',
      'create tenders/tender-items',
      'create tenders/tender-items',
      'update tenders',
      'create tenders',
    ],
    updated: ['update tenders'],
    deleted: [
      'delete tenders',
      'delete tenders/tender-items',
      'delete tenders/tender-items',
      'delete tenders',
    ],
  },
  'tender-items': {
    make: async () => ({ ...(await ofTender()), ...freeLine() }),
    change: { quantity: 3 },
    created: [
      'create tenders/tender-items',
      // Its net and VAT, then the totals of the tender.
      'update tenders/tender-items',
      'update tenders',
    ],
    updated: ['update tenders/tender-items', 'update tenders/tender-items', 'update tenders'],
    deleted: ['delete tenders/tender-items', 'update tenders'],
  },
  'lost-reasons': named('lost-reasons'),
  'stock-types': named('stock-types'),
  'api-clients': {
    ...plain('api-clients', async () => ({ name: anyName('Program'), role: boss.roleId }), {
      name: anyName('Yeni'),
    }),
    // With its first key.
    created: ['create api-clients', 'update api-clients'],
  },
  webhooks: plain(
    'webhooks',
    async () => ({
      name: anyName('Webhook'),
      url: 'https://example.com/hook',
      client: (await makeProgram([])).id,
      types: ['tender.sent'],
    }),
    { name: anyName('Yeni') },
  ),
  'currency-rates': plain('currency-rates', rateOf, { buying: 40 }),
  'stock-cards': named('stock-cards', { taxRate: 20 }),
  'stock-groups': {
    make: async () => ({
      name: anyName('Grup'),
      parts: [{ stockCard: (await makeCard()).id, quantity: 2 }],
    }),
    change: { name: anyName('Yeni') },
    created: ['create stock-groups', 'create stock-groups/stock-group-stocks'],
    updated: ['update stock-groups'],
    deleted: ['delete stock-groups', 'delete stock-groups/stock-group-stocks'],
  },
  'stock-group-stocks': {
    make: async () => ({
      stockGroup: (await makeGroup()).id,
      stockCard: (await makeCard()).id,
      quantity: 1,
    }),
    change: { quantity: 2 },
    created: ['create stock-groups/stock-group-stocks'],
    updated: ['update stock-groups/stock-group-stocks'],
    deleted: ['delete stock-groups/stock-group-stocks'],
  },
  'stock-movements': {
    make: async () => ({
      stockCard: (await makeCard()).id,
      type: 'in',
      quantity: 1,
      price: 10,
      currencyType: 'TRY',
      operationDate: '2026-03-01',
    }),
    change: { note: 'Yeni' },
    // The counters of the card follow from it.
    created: ['create stock-movements'],
    updated: ['update stock-movements'],
  },
  'stock-reservations': {
    make: async () => ({ stockCard: (await makeCard({ stock: 2 })).id, quantity: 1 }),
    change: { note: 'Yeni' },
    created: ['create stock-reservations'],
    updated: ['update stock-reservations'],
  },
  'stock-counts': {
    make: () => ({ title: anyName('Sayım'), scope: 'all' }),
    change: { note: 'Yeni' },
    created: ['create stock-counts'],
    updated: ['update stock-counts'],
  },
  users: plain(
    'users',
    async () => ({
      name: anyName('Kişi'),
      email: `${anyName('a').replaceAll(' ', '')}@example.com`,
      password: PASSWORD,
      role: (await makePerson([])).roleId,
    }),
    { phone: '1' },
  ),
  roles: named('roles', { permissions: [{ subject: 'meets', actions: ['read'] }] }),
  'tender-templates': {
    ...named('tender-templates'),
    by: async () => `/tenders/${(await makeTender()).id}/save-as-template`,
  },
}

/** Files arrive as multipart; their rows are written like any other. */
const FILES = ['media', 'tender-files']

describe('over the API', () => {
  it('has a case for every collection that can be written', () => {
    const written = Object.entries(OPEN_COLLECTIONS).flatMap(([slug, methods]) =>
      methods.includes('PATCH') ? [slug] : [],
    )
    const open = written.filter(
      (slug) => !(slug.replaceAll('-', '_') in UNAUDITED_TABLES) && !FILES.includes(slug),
    )
    expect(Object.keys(CASES).sort()).toEqual(open.sort())
  })

  it.each(Object.entries(CASES))('%s leaves its rows', async (slug, one) => {
    const data = await one.make()
    const address = (await one.by?.()) ?? `/${slug}`
    let doc = {} as Row
    expect(
      await linesOf(async () => {
        const made = await boss.post<{ doc: Row }>(address, data)
        expect(made.text).toContain('"doc"')
        doc = made.json.doc
      }),
    ).toEqual(one.created)
    const change = () => boss.patch(`/${slug}/${doc.id}`, one.change)
    expect(await linesOf(change)).toEqual(one.updated)
    // Saved again as it is: nothing happened.
    expect(await linesOf(change)).toEqual([])
    if (one.deleted)
      expect(await linesOf(() => boss.remove(`/${slug}/${doc.id}`))).toEqual(one.deleted)
  })

  it('leaves one row for the settings, and one for a list of theirs', async () => {
    const { roleId } = await makePerson([])
    const { json } = await boss.get<Json>('/globals/settings')
    await boss.post('/globals/settings', { siteTitle: anyName('Başlık') })
    const save = (body: Json) => linesOf(() => boss.post('/globals/settings', body))
    expect(await save({ siteTitle: anyName('Başlık') })).toEqual(['update settings'])
    expect(await save({ approvalLimits: [{ role: roleId, maxTotalBase: 5 }] })).toEqual([
      'update settings',
    ])
    await save({ siteTitle: json.siteTitle, approvalLimits: json.approvalLimits ?? [] })
  })
})

const SENT = ['send tenders', 'create tenders/tender-sends']
const RESERVED = ['create stock-reservations', 'approve tenders']
const stockTender = async () => {
  const card = await makeCard({ stock: 5 })
  return makeTender({ items: [line(card.id)] })
}
const approved = async () => {
  const { id } = await stockTender()
  await step(id, 'approve')
  return id
}
const invoiced = async () => {
  const id = await approved()
  await step(id, 'invoice')
  return id
}
const sent = async () => {
  const { id } = await stockTender()
  await step(id, 'send')
  return id
}
const inSituation = (name: string) => async (): Promise<number> => {
  const make = SITUATIONS.tenders[name]
  if (!make) throw new Error('no such situation')
  return make(boss)
}
const reservation = async () => {
  const card = await makeCard({ stock: 5 })
  return (await makeReservation({ stockCard: card.id, quantity: 2 })).id
}
const movement = async () => {
  const card = await makeCard()
  return (await makeMovement({ stockCard: card.id, quantity: 2 })).id
}
const reason = { reason: 'Vazgeçildi' }

const draftCount = async () => makeDraftCount([(await makeCard({ stock: 5 })).id])
const countAfter =
  (...steps: string[]) =>
  async () => {
    const card = (await makeCard({ stock: 5 })).id
    const id = await makeDraftCount([card])
    for (const one of steps) await (one === 'count' ? enter(boss, id, card, 3) : stepCount(id, one))
    return id
  }

/** Events that the program writes say what happened, not by which command. */
const isAccessEvent = (action: string) => (ACCESS_EVENTS as readonly string[]).includes(action)

/** Every command: what it is given to, and the rows it leaves. */
type CommandCase = {
  to: () => Promise<number>
  body?: Json | (() => Promise<Json>)
  lines: string[]
}
/** A group of two of a part that becomes a card, with so much stock of each. */
const assembled = async (stock: { part: number; made: number }): Promise<number> => {
  const part = await makeCard({ stock: stock.part })
  const made = await makeCard({ stock: stock.made })
  const parts = [{ stockCard: part.id, quantity: 2 }]
  return (await makeGroup({ madeCard: made.id, parts })).id
}

const COMMAND_CASES: Record<string, CommandCase> = {
  'tenders approve': { to: async () => (await stockTender()).id, lines: RESERVED },
  'tenders invoice': {
    to: approved,
    lines: ['update stock-reservations', 'create stock-movements', 'invoice tenders'],
  },
  'tenders deliver': {
    to: approved,
    lines: ['update stock-reservations', 'create stock-movements'],
  },
  'tenders register': {
    to: async () =>
      (await makeTender({ unconnectedName: 'Ayşe', unconnectedPhone: '5', items: [freeLine()] }))
        .id,
    body: { customer: { companyName: 'Işık İnşaat', branchName: 'Merkez', employeeName: 'Ayşe' } },
    lines: ['create companies', 'create branches', 'create employees', 'register tenders'],
  },
  'tenders send': { to: async () => (await stockTender()).id, lines: SENT },
  // Nothing of the tender itself changes.
  'tenders resend': { to: sent, lines: ['create tenders/tender-sends'] },
  'tender-sends revoke': {
    to: async () => sendOf(await sent()),
    lines: ['update tenders/tender-sends'],
  },
  'tenders withdrawInvoice': {
    to: invoiced,
    lines: ['create stock-movements', 'create stock-reservations', 'withdrawInvoice tenders'],
  },
  'tenders withdrawApproval': {
    to: approved,
    lines: ['update stock-reservations', 'withdrawApproval tenders'],
  },
  'tenders reject': { to: sent, body: reason, lines: ['reject tenders'] },
  'tenders cancel': { to: sent, body: reason, lines: ['cancel tenders'] },
  'tenders revise': {
    to: sent,
    // The first one ends; the new one gets its number and its totals.
    lines: [
      'revise tenders',
      'create tenders',
      'create tenders/tender-items',
      'update tenders',
      'update tenders',
    ],
  },
  'tenders applyChoice': {
    to: inSituation('sent and accepted with a choice'),
    // As a revision; both lines are of it.
    lines: [
      'applyChoice tenders',
      'create tenders',
      'create tenders/tender-items',
      'create tenders/tender-items',
      'update tenders',
      'update tenders',
    ],
  },
  'tenders duplicate': {
    to: sent,
    lines: ['create tenders', 'create tenders/tender-items', 'update tenders'],
  },
  'tenders requestApproval': {
    to: async () => (await stockTender()).id,
    body: async () => ({
      approver: (await makePerson([{ subject: 'tenders', actions: ['read', 'approve'] }])).id,
    }),
    lines: ['requestApproval tenders'],
  },
  'tenders declineApproval': {
    to: inSituation('draft whose approval is asked for'),
    body: reason,
    lines: ['declineApproval tenders'],
  },
  'tenders assign': {
    to: sent,
    body: async () => ({ owner: (await makePerson()).id }),
    lines: ['assign tenders'],
  },
  'companies assign': {
    to: async () => (await makeCompany()).id,
    body: async () => ({ owner: (await makePerson()).id }),
    lines: ['assign companies'],
  },
  'meets inviteToMeet': {
    to: SITUATIONS.meets.planned as () => Promise<number>,
    body: { to: ['davetli@musteri.example'] },
    lines: ['sendInvitations meets'],
  },
  'meets updateInvited': {
    to: SITUATIONS.meets['with people who know another time'] as () => Promise<number>,
    lines: ['sendInvitations meets'],
  },
  'tenders saveAsTemplate': {
    to: sent,
    body: () => Promise.resolve({ name: anyName('Şablon') }),
    lines: ['create tender-templates'],
  },
  'tender-templates use': {
    to: () => SITUATIONS['tender-templates'].ready!(boss),
    lines: ['create tenders', 'create tenders/tender-items', 'update tenders'],
  },
  'stock-cards archive': {
    to: async () => (await makeCard()).id,
    lines: ['archive stock-cards'],
  },
  'stock-cards unarchive': { to: archivedCard, lines: ['unarchive stock-cards'] },
  'price-changes undo': {
    to: async () => makePriceChange([(await makeCard({ currentPrice: 10 })).id]),
    lines: ['undo price-changes', 'update stock-cards'],
  },
  'stock-movements reverse': { to: movement, lines: ['create stock-movements'] },
  'stock-reservations release': { to: reservation, lines: ['release stock-reservations'] },
  'stock-reservations extend': {
    to: reservation,
    body: { reservedUntil: '2099-12-31' },
    lines: ['extend stock-reservations'],
  },
  'stock-reservations move': {
    to: reservation,
    body: async () => ({ tender: (await stockTender()).id }),
    lines: ['move stock-reservations', 'create stock-reservations'],
  },
  'stock-reservations fulfill': {
    to: reservation,
    body: { quantity: 1, price: 10, currencyType: 'TRY' },
    lines: ['create stock-movements', 'fulfill stock-reservations'],
  },
  'stock-reservations take': {
    to: SITUATIONS['stock-reservations'][
      'waiting, and there is enough by now'
    ] as () => Promise<number>,
    lines: ['take stock-reservations'],
  },
  'stock-reservations leave': {
    to: SITUATIONS['stock-reservations'][
      'waiting, and there is enough by now'
    ] as () => Promise<number>,
    lines: ['leave stock-reservations'],
  },
  'stock-groups assemble': {
    to: () => assembled({ part: 2, made: 0 }),
    body: { quantity: 1 },
    lines: ['create stock-movements', 'create stock-movements'],
  },
  'stock-groups disassemble': {
    to: () => assembled({ part: 0, made: 1 }),
    body: { quantity: 1 },
    lines: ['create stock-movements', 'create stock-movements'],
  },
  'stock-counts start': { to: draftCount, lines: ['start stock-counts'] },
  'stock-counts finish': { to: countAfter('start'), lines: ['finish stock-counts'] },
  'stock-counts resume': { to: countAfter('start', 'finish'), lines: ['resume stock-counts'] },
  'stock-counts cancel': { to: draftCount, lines: ['cancel stock-counts'] },
  'stock-counts post': {
    to: countAfter('start', 'count', 'finish'),
    body: reason,
    lines: ['create stock-movements', 'update stock-cards', 'post stock-counts'],
  },
  'users suspend': { to: async () => (await makePerson()).id, lines: ['suspend users'] },
  'users depart': {
    to: async () => (await makePerson()).id,
    body: async () => ({ to: boss.id }),
    lines: ['depart users'],
  },
  'users resetFactors': {
    to: SITUATIONS.users['with a second factor'] as () => Promise<number>,
    body: reason,
    lines: ['factorsReset users', 'removeFactor users'],
  },
  'users resendInvitation': {
    to: SITUATIONS.users.invited as () => Promise<number>,
    lines: ['invite users'],
  },
  'users withdrawInvitation': {
    to: SITUATIONS.users.invited as () => Promise<number>,
    lines: ['endInvitation users'],
  },
  'users unsuspend': {
    to: async () => {
      const { id } = await makePerson()
      await boss.post(`/users/${id}/suspend`)
      return id
    },
    lines: ['unsuspend users'],
  },
}

/** Commands that one record takes again and again; who is asked for an approval is asked anew. */
const REPEATABLE = [
  'revise',
  'duplicate',
  'fulfill',
  'resend',
  'resendInvitation',
  'requestApproval',
  'use',
]

describe('a command', () => {
  const all = Object.entries(COMMANDS).flatMap(([slug, commands]) =>
    Object.entries(commands).map(([name, { path }]) => ({ slug, name, path })),
  )

  it('has a case, each', () => {
    expect(Object.keys(COMMAND_CASES).sort()).toEqual(
      all.map(({ slug, name }) => `${slug} ${name}`).sort(),
    )
  })

  it('is an action of the trail where it changes its own record', () => {
    const changing = all.filter(({ slug, name }) =>
      COMMAND_CASES[`${slug} ${name}`]?.lines.includes(`${name} ${slug}`),
    )
    const plain: readonly string[] = PLAIN_ACTIONS
    // Those of keys are looked at in tests/int/programs/apart.spec.ts.
    const ofWebhooks = ['renewSecret', 'enable', 'disable']
    const ofKeys = [...Object.keys({ ...KEY_COMMANDS, ...OWN_KEY_COMMANDS }), ...ofWebhooks]
    expect(TRAIL_ACTIONS.filter((action) => !plain.includes(action)).sort()).toEqual(
      [...new Set([...changing.map(({ name }) => name), ...ofKeys])].sort(),
    )
  })

  it.each(all)('$slug $name leaves its rows, each with its name', async ({ slug, name, path }) => {
    const { to, body: given, lines } = COMMAND_CASES[`${slug} ${name}`] as CommandCase
    const body = typeof given === 'function' ? await given() : given
    const id = await to()
    const before = await lastAuditId()
    const { status, text } = await boss.post(`/${slug}/${id}${path}`, body)
    expect(`${status} ${text}`).toMatch(/^20[01] /)
    const rows = await auditSince(before)
    expect(rows.map(lineOf).sort()).toEqual([...lines].sort())
    const changes = rows.filter(({ action }) => !isAccessEvent(action))
    expect(changes.filter(({ command }) => command !== name)).toEqual([])
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([boss.id]))
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1)
    // Given again it is refused, and leaves nothing.
    if (!REPEATABLE.includes(name))
      expect(await linesOf(() => boss.post(`/${slug}/${id}${path}`, body))).toEqual([])
  })
})

describe('the database', () => {
  it('watches every table but those that are listed with a reason', async () => {
    const rows = await select<{ name: string }>(
      `select c.relname as name from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
          select from pg_trigger t where t.tgrelid = c.oid and t.tgname in ('z_audit', 'z_audit_list', 'z_audit_factor'))`,
    )
    const names = rows.map(({ name }) => name).sort()
    expect(names).toEqual(Object.keys(UNAUDITED_TABLES).sort())
  })

  it('knows the collections by the names the triggers give them', async () => {
    const rows = await select<{ args: string[] }>(
      `select string_to_array(rtrim(encode(tgargs, 'escape'), E'\\\\000'), E'\\\\000') as args
         from pg_trigger where tgname = 'z_audit' and tgfoid = 'audit_row'::regproc`,
    )
    // A part is named by the third argument, a record by the first.
    const names = rows.map(({ args: [subject, , part] }) => part ?? subject)
    expect(names.sort()).toEqual([...AUDITED_SLUGS].sort())
  })

  it('leaves out secrets and what follows from other columns, and nothing else', async () => {
    const isLeftOut = await leftOut()
    const columns = await select<{ name: string }>(
      `select distinct column_name as name from information_schema.columns
        where table_schema = 'public'`,
    )
    const names = columns.map(({ name }) => name).filter(isLeftOut)
    expect(names.filter((name) => !name.endsWith('_folded')).sort()).toEqual([
      'available_quantity',
      'average_cost',
      'created_at',
      'current_quantity',
      'factor_grace_from',
      'factor_required_at',
      'hash',
      'id',
      'is_low',
      'last_cost',
      'lock_until',
      'login_attempts',
      'lost_at',
      'name_core',
      'paper',
      'reserved_quantity',
      'reset_password_expiration',
      'reset_password_token',
      'salt',
      'sent_at',
      'stage',
      'stock_value',
      'title_core',
      'token_hash',
      'token_nonce',
      'updated_at',
    ])
    const folded = columns.filter(({ name }) => name.endsWith('_folded'))
    expect(folded.filter(({ name }) => !isLeftOut(name))).toEqual([])
  })

  it('keeps its rows, whoever would change or remove them', async () => {
    await makeCompany()
    for (const statement of [
      `update audit_events set user_id = 1`,
      'delete from audit_events',
      'truncate audit_events',
    ]) {
      await expect(asSuperuser(statement)).rejects.toThrow('auditIsFinal')
      await expect(select(statement)).rejects.toThrow('permission denied')
    }
  })

  it('forgets what it remembered of lists', async () => {
    expect(await select('select * from audit_lists')).toEqual([])
  })
})
