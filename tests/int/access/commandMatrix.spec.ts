import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayOf } from '@/access/mayOf'
import type { Permission } from '@/access/roles/permissions'
import { readOffers } from '@/queries/shared/readOffers'
import { refusalsOf } from '@/catalog/commands/command'
import { allowedCommands, refuseCommand } from '@/catalog/commands/offers'
import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import {
  allowedRootCommands,
  COMMAND_SLUGS,
  commandNames,
  commandOf,
  type CommandSlug,
  type RootCommandName,
} from '@/catalog/commands/registry'
import { TENDER_STATUSES } from '@/domain/tenders/status'
import { commandActor } from '@/queries/settings/commandActor'
import { readCommandFacts } from '@/queries/shared/readCommandFacts'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { makeDeadDelivery, makeDeadRun, makeDrift, makeMail } from '../../factories/jobs'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'
import { SITUATIONS } from '../../factories/situations'
import { line, makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

/** What each command is given; names that stay are new each time. */
const BODIES: Record<string, Json | (() => Json)> = {
  declineApproval: { reason: 'Fiyat yüksek' },
  saveAsTemplate: () => ({ name: anyName('Şablon') }),
  reject: { reason: 'Vazgeçildi' },
  cancel: { reason: 'Vazgeçildi' },
  invoice: { acceptDifference: true },
  fulfill: { price: 1, currencyType: 'TRY' },
  register: () => ({ customer: { companyName: anyName('Işık'), employeeName: 'Ayşe' } }),
  post: { reason: 'Ay sonu sayımı' },
  assemble: { quantity: 1 },
  disassemble: { quantity: 1 },
  extend: { reservedUntil: '2099-01-01' },
  inviteToMeet: () => ({ to: [`${anyName('davetli').replaceAll(/\W/g, '')}@musteri.example`] }),
  resetFactors: { reason: 'Telefon kayıp' },
}

const on = (subject: Permission['subject'], ...actions: Permission['actions']): Permission => ({
  subject,
  actions,
})

/** What of a body the command takes: those of one name do not all take the same. */
const asked = (slug: CommandSlug, name: string, body: Json = {}): Json => {
  const known = Object.keys(commandOf(slug, name as never).body)
  return Object.fromEntries(Object.entries(body).filter(([field]) => known.includes(field)))
}

/** Each permission that a command needs, alone and all together, always with the one to read. */
const PEOPLE: { [Slug in CommandSlug]: Record<string, Permission[] | null> } = {
  tenders: {
    administrator: null,
    reader: [on('tenders', 'read')],
    author: [on('tenders', 'read', 'create')],
    writer: [on('tenders', 'read', 'write')],
    'author and writer': [on('tenders', 'read', 'create', 'write')],
    approver: [on('tenders', 'read', 'approve')],
    accountant: [on('tenders', 'read', 'invoice')],
    'writer who makes customers': [
      on('tenders', 'read', 'write'),
      on('customers', 'read', 'create'),
    ],
    storekeeper: [on('tenders', 'read'), on('stock-movements', 'create')],
  },
  companies: {
    administrator: null,
    reader: [on('customers', 'read')],
    writer: [on('customers', 'read', 'write')],
  },
  meets: {
    administrator: null,
    reader: [on('meets', 'read')],
    writer: [on('meets', 'read', 'write')],
    'reader of customers': [on('customers', 'read')],
    'writer who reads customers': [on('meets', 'read', 'write'), on('customers', 'read')],
    'writer of titles who reads customers': [
      { ...on('meets', 'read', 'write'), fields: ['title'] },
      on('customers', 'read'),
    ],
  },
  'tender-templates': {
    administrator: null,
    reader: [on('tenders', 'read')],
    author: [on('tenders', 'read', 'create')],
  },
  'tender-sends': {
    administrator: null,
    reader: [on('tenders', 'read')],
    writer: [on('tenders', 'read', 'write')],
  },
  'stock-movements': {
    administrator: null,
    reader: [on('stock-movements', 'read')],
    storekeeper: [on('stock-movements', 'read', 'create')],
  },
  'stock-reservations': {
    administrator: null,
    reader: [on('stock-reservations', 'read')],
    storekeeper: [on('stock-reservations', 'read', 'create')],
    'storekeeper who reads tenders': [
      on('stock-reservations', 'read', 'create'),
      on('tenders', 'read'),
    ],
  },
  'stock-groups': {
    administrator: null,
    reader: [on('stock-groups', 'read')],
    storekeeper: [on('stock-groups', 'read'), on('stock-movements', 'create')],
  },
  'stock-counts': {
    administrator: null,
    reader: [on('stock-counts', 'read')],
    counter: [on('stock-counts', 'read', 'write')],
    reviewer: [on('stock-counts', 'read', 'reviewCounts')],
  },
  'stock-cards': {
    administrator: null,
    reader: [on('stock-cards', 'read')],
    writer: [on('stock-cards', 'read', 'write')],
    'writer of names': [
      { ...on('stock-cards', 'read', 'write'), fields: ['name'] },
      on('meets', 'read'),
    ],
  },
  'price-changes': {
    administrator: null,
    reader: [on('price-changes', 'read')],
    changer: [on('price-changes', 'read', 'changePrices'), on('stock-cards', 'read', 'write')],
  },
  users: {
    administrator: null,
    reader: [on('users', 'read')],
    manager: [on('users', 'read', 'write'), on('meets', 'read')],
    'manager of owners': [
      on('users', 'read', 'write'),
      on('meets', 'read'),
      on('tenders', 'read', 'write'),
      on('customers', 'read', 'write'),
      on('actions', 'read', 'write'),
    ],
    inviter: [on('users', 'read', 'create')],
    'manager of names': [
      { ...on('users', 'read', 'write'), fields: ['name'] },
      on('meets', 'read'),
    ],
  },
}

const seen = new Map<string, Set<string>>()

/** The request with which a page of this person is drawn. */
const pageOf = async (person: Person): Promise<PayloadRequest> => {
  const payload = await getTestPayload()
  const user = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

type Expected = Map<string, { isOffered: boolean; code: string | null }>

/** What rights and rules say of each command; null where it is taken. */
const expectedOf = async (person: Person, slug: CommandSlug, id: number): Promise<Expected> => {
  const req = await pageOf(person)
  const facts = (await readCommandFacts({ req, slug, ids: [id] })).get(id)
  if (!facts) throw new Error(`${slug} ${id} is gone`)
  const actor = await commandActor({ req, slug })
  const { createdBy = null } = facts as { createdBy?: number | null }
  const asker = { may: await mayOf(req), userId: person.id, createdBy }
  const allowed: string[] = allowedCommands({ slug, ...asker })
  return new Map<string, { isOffered: boolean; code: string | null }>(
    commandNames(slug).map((name) => {
      if (!allowed.includes(name)) return [name, { isOffered: false, code: 'notAllowed' }]
      const blocker = refuseCommand({ slug, name, facts, actor })
      return [name, { isOffered: blocker?.isShown ?? true, code: blocker?.code ?? null }]
    }),
  )
}

const give = async (person: Person, slug: CommandSlug, id: number, name: string) => {
  const { path, answer } = commandOf(slug, name as never)
  const body = BODIES[name] ?? {}
  const { status, json } = await person.post<{ errors?: [{ code: string }] }>(
    `/${slug}/${id}${path}`,
    asked(slug, name, typeof body === 'function' ? body() : body),
  )
  const code = json.errors?.[0].code
  const codes = seen.get(`${slug} ${name}`) ?? new Set()
  if (code) codes.add(code)
  seen.set(`${slug} ${name}`, codes)
  return code ?? (status === answer.status ? 'taken' : String(status))
}

const people = new Map<string, Promise<Person>>()
const personOf = (slug: CommandSlug, who: string): Promise<Person> => {
  const permissions = PEOPLE[slug][who]
  const known = people.get(`${slug} ${who}`)
  if (known) return known
  const made = permissions ? makePerson(permissions) : administrator()
  people.set(`${slug} ${who}`, made)
  return made
}

/**
 * Permissions depend on the state of a tender only, not on its other facts: the user with all of them
 * is tested in every situation, the others in every state.
 */
const situationsOf = (slug: CommandSlug, who: string): string[] =>
  Object.keys(SITUATIONS[slug]).filter(
    (situation) =>
      slug !== 'tenders' ||
      who === 'administrator' ||
      (TENDER_STATUSES as readonly string[]).includes(situation),
  )

const untouched = new Map<string, number>()

/**
 * A record in a situation. Refusals change nothing, so one that nobody gave a command which was
 * taken stands for the next who looks at the same.
 */
const records = (slug: CommandSlug, situation: string, maker: Person) => {
  const key = `${slug} ${situation} ${maker.id}`
  const make = SITUATIONS[slug][situation]
  if (!make) throw new Error(situation)
  return {
    keep: async () => {
      const id = untouched.get(key) ?? (await make(maker))
      untouched.set(key, id)
      return id
    },
    use: async () => {
      const id = untouched.get(key) ?? (await make(maker))
      untouched.delete(key)
      return id
    },
  }
}

const cells = COMMAND_SLUGS.flatMap((slug) =>
  Object.keys(PEOPLE[slug]).flatMap((who) =>
    situationsOf(slug, who).map((situation) => [slug, who, situation] as const),
  ),
)

beforeAll(async () => {
  await administrator()
  BODIES.move = { tender: (await makeTender()).id }
  BODIES.depart = { to: (await administrator()).id }
  BODIES.assign = { owner: (await administrator()).id }
  BODIES.requestApproval = { approver: (await makePerson([on('tenders', 'read', 'approve')])).id }
})

describe('what the screen offers is what the server takes', () => {
  it.each(cells)('%s, as %s: %s', async (slug, who, situation) => {
    const person = await personOf(slug, who)
    // What an author makes is their own; what others look at is somebody else's.
    const maker = who.startsWith('author') ? person : await administrator()
    const { keep, use } = records(slug, situation, maker)
    const kept = await keep()
    const expected = await expectedOf(person, slug, kept)
    const offers = await readOffers({ req: await pageOf(person), slug, ids: [kept] })
    const shown = offers.get(kept)?.commands ?? []
    const wanted = [...expected].filter(([, { isOffered }]) => isOffered)
    expect(shown.map(({ name, reason }) => [name, Boolean(reason)])).toEqual(
      wanted.map(([name, { code }]) => [name, code !== null]),
    )
    const answers = new Map<string, string>()
    for (const [name, { code }] of expected)
      if (code !== null) answers.set(name, await give(person, slug, kept, name))
    for (const [name, { code }] of expected)
      if (code === null) answers.set(name, await give(person, slug, await use(), name))
    for (const [name, { code }] of expected)
      expect(`${name}: ${answers.get(name)}`).toBe(`${name}: ${code ?? 'taken'}`)
  })

  it('an author revises nobody else’s tender', async () => {
    const author = await personOf('tenders', 'author')
    const make = SITUATIONS.tenders.sent
    const id = (await make?.(await administrator())) ?? 0
    expect((await expectedOf(author, 'tenders', id)).get('revise')?.code).toBe('notAllowed')
    expect(await give(author, 'tenders', id, 'revise')).toBe('notAllowed')
    expect(await give(author, 'tenders', id, 'duplicate')).toBe('taken')
  })

  it('nobody suspends themselves, nor lets themselves go', async () => {
    const person = await administrator()
    for (const name of ['suspend', 'depart']) {
      const { code, isOffered } = (await expectedOf(person, 'users', person.id)).get(name) ?? {}
      expect({ code, isOffered }).toEqual({ code: 'cannotSuspendYourself', isOffered: true })
      expect(await give(person, 'users', person.id, name)).toBe(code)
    }
  })
})

describe('what the company asks of whoever approves', () => {
  const boss = () => administrator()
  afterAll(async () => {
    await (
      await boss()
    ).post('/globals/settings', {
      fourEyes: false,
      approvalLimits: [],
      approveBeforeSending: false,
    })
  })

  it('is in the way of the button as of the call', async () => {
    const limited = await makePerson()
    const generous = await makePerson()
    const approvalLimits = [
      { role: limited.roleId, maxTotalBase: 1 },
      { role: generous.roleId, maxDiscount: 5 },
    ]
    await (await boss()).post('/globals/settings', { fourEyes: true, approvalLimits })
    const make = SITUATIONS.tenders.draft
    const own = (await make?.(limited)) ?? 0
    const another = (await make?.(await boss())) ?? 0
    const cheap = await makeTender({ discountType: 'percent', discountValue: 6 })
    for (const [person, id, code] of [
      [limited, own, 'fourEyes'],
      [limited, another, 'approvalLimitExceeded'],
      [generous, cheap.id, 'discountLimitExceeded'],
    ] as const) {
      expect((await expectedOf(person, 'tenders', id)).get('approve')).toEqual({
        isOffered: true,
        code,
      })
      expect(await give(person, 'tenders', id, 'approve')).toBe(code)
    }
  })
})

describe('what the company asks before something is sent', () => {
  afterAll(async () => {
    await (await administrator()).post('/globals/settings', { approveBeforeSending: false })
  })

  it('is in the way of the button as of the call', async () => {
    const person = await administrator()
    await person.post('/globals/settings', { approveBeforeSending: true })
    const draft = (await SITUATIONS.tenders.draft?.(person)) ?? 0
    expect((await expectedOf(person, 'tenders', draft)).get('send')).toEqual({
      isOffered: true,
      code: 'approveFirst',
    })
    expect(await give(person, 'tenders', draft, 'send')).toBe('approveFirst')
    const approved = (await SITUATIONS.tenders.approved?.(person)) ?? 0
    expect(await give(person, 'tenders', approved, 'send')).toBe('taken')
    expect(await give(person, 'tenders', approved, 'resend')).toBe('taken')
    await person.post(`/tenders/${approved}/withdraw-approval`)
    expect(await give(person, 'tenders', approved, 'resend')).toBe('approveFirst')
  })
})

it('stock alone is not foreseen: it is known only once it is reserved', async () => {
  const person = await administrator()
  const { id } = await makeTender({ items: [line((await makeCard()).id)] })
  expect((await expectedOf(person, 'tenders', id)).get('approve')?.code).toBeNull()
  expect(await give(person, 'tenders', id, 'approve')).toBe('insufficientStock')
})

/** Commands of the page of jobs: to whom, and what there is to give them to. */
const JOB_PEOPLE: Record<string, Permission[] | null> = {
  administrator: null,
  keeper: [on('jobs', 'write')],
  reader: [on('jobs', 'read')],
  nobody: [],
}
const JOB_BODIES: Record<RootCommandName<'jobs'>, () => Promise<Json>> = {
  run: async () => ({ job: 'sweep' }),
  retry: async () => ({ run: await makeDeadRun() }),
  sendMail: async () => ({ mail: await makeMail('dead') }),
  deliver: async () => ({ event: await makeDeadDelivery(), subscriber: 'notifications' }),
  repair: async () => ({ drift: await makeDrift() }),
}

describe('what the page of jobs offers is what the server takes', () => {
  const names = Object.keys(JOB_BODIES) as RootCommandName<'jobs'>[]
  afterAll(async () => {
    await select('delete from jobs.job')
    await select('delete from mails')
    await select(`delete from event_deliveries where state <> 'done'`)
  })

  it.each(Object.keys(JOB_PEOPLE))('as %s', async (who) => {
    const permissions = JOB_PEOPLE[who]
    const person = permissions ? await makePerson(permissions) : await administrator()
    const offered = allowedRootCommands('jobs', await mayOf(await pageOf(person)))
    expect(offered).toEqual(who === 'administrator' || who === 'keeper' ? names : [])
    for (const name of names) {
      const body = await JOB_BODIES[name]()
      const send = (sent: Json) =>
        person.post<{ errors?: [{ code: string }] }>(`/jobs${ROOT_COMMANDS.jobs[name].path}`, sent)
      const codeOf = async (sent: Json) => {
        const { status, json } = await send(sent)
        return json.errors?.[0].code ?? status
      }
      const isOffered = offered.includes(name)
      expect([name, await codeOf(body)]).toEqual([name, isOffered ? 200 : 'notAllowed'])
      expect([name, await codeOf({})]).toEqual([name, isOffered ? 'invalidInput' : 'notAllowed'])
      // Given again it finds nothing; a job is asked for again, or waits already.
      const codes: readonly string[] = ROOT_COMMANDS.jobs[name].codes
      if (isOffered && codes.includes('notFound') && name !== 'sendMail')
        expect([name, await codeOf(body)]).toEqual([name, 'notFound'])
    }
  })
})

/** What a record's state or its reader's rights do not decide: other specs send for these. */
const ELSEWHERE = [
  'signInFirst',
  'notFound',
  'invalidInput',
  'bidderTwice',
  'bidderContactMissing',
  'approvalOutdated',
  'acceptedTotalDiffers',
  'choiceOutdated',
  'invoiceNumberTaken',
  'rateNotAllowed',
  'moreThanOrdered',
  'tenderExpired',
  'tenderLocked',
  'lastAdministrator',
  'lastBreakGlass',
  'nothingToCount',
  'cardInOpenCount',
  'countNeedsChoice',
  'countBelowReserved',
  'periodClosed',
  'cardArchived',
  'confirmItsYou',
  'resetOwnFactors',
  'invitedUpToDate',
  'staleEdit',
]

describe('the registry lists the codes that endpoints answer', () => {
  it('and every one that is listed was answered', () => {
    for (const slug of COMMAND_SLUGS)
      for (const name of commandNames(slug)) {
        const listed: string[] = refusalsOf(commandOf(slug, name as never))
        const answered = [...(seen.get(`${slug} ${name}`) ?? [])]
        expect([name, answered.filter((code) => !listed.includes(code))]).toEqual([name, []])
        const silent = listed.filter(
          (code) => !answered.includes(code) && !ELSEWHERE.includes(code),
        )
        const short = ['take', 'fulfill', 'reverse', 'assemble', 'disassemble'].includes(name)
          ? ['insufficientStock']
          : []
        expect([name, silent]).toEqual([name, short])
      }
  })
})
