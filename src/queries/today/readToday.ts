import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import { mayEditFields } from '@/access/reading/mayEditFields'
import { ownRowsOf } from '@/access/session/staffOf'
import { generalList } from '@/catalog/links'
import { paths } from '@/catalog/paths'
import type { CommandRight } from '@/catalog/commands/command'
import { COUNT_CAP } from '@/domain/shared/cappedCount'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { OnBehalf } from '@/domain/users/deputies'
import { actionsToCome, queueOf, type QueueId, type QueueQuestion } from '@/domain/today/queues'
import { nameOfRequest } from '@/present/privacy/requests'
import { flatWhere } from '@/present/list/listState'
import { titleKey } from '@/present/list/titles'
import type { Doc } from '@/present/navigation/recordLinks'
import type { TodayQueue, TodayRow, TodaySheet } from '@/present/today/todaySheet'
import { nestedWhere } from '../list/nestedWhere'
import { readBeginnings } from '../list/readPage'
import { titleOf } from '../list/relationTitles'
import { readPressingRequests } from '../privacy/readRequests'
import { companySettings, type CompanySettings } from '../settings/companySettings'
import { standsInFor } from '../users/deputies'
import { readRowCommands } from './readRowCommands'
import { EMPTY_ROW, shapeRow, text, type Slug } from './shapeRow'
import { mayLookAtTeam, queuesFor } from './todayRights'

const ROWS = 10
/** Number of rows shown for the coming days. */
const NEXT_ROWS = 3

/** The fields of rows; unreadable ones are left out. */
const FIELDS: Record<Slug, readonly string[]> = {
  tenders: [
    ...['number', 'title', 'company', 'unconnectedName', 'total', 'currency'],
    ...['validUntil', 'status', 'acceptedAt', 'approver'],
  ],
  meets: ['title', 'company', 'startsAt', 'allDay', 'updatedAt'],
  actions: ['title', 'kind', 'source', 'subject', 'document', 'company', 'owner', 'dueOn', 'time'],
  'stock-reservations': ['stockCard', 'remainingQuantity', 'quantity', 'tender'],
}

/** Fields to read of related records, by collection: their names, and the units of cards. */
const RELATED = {
  companies: ['name'],
  users: ['name'],
  'stock-cards': ['name', 'unit'],
  tenders: ['number', 'title'],
} as const satisfies Record<string, readonly string[]>

/** The collection that each relation of a row refers to. */
const LEADS_TO: Readonly<Record<string, keyof typeof RELATED>> = {
  company: 'companies',
  approver: 'users',
  owner: 'users',
  stockCard: 'stock-cards',
  tender: 'tenders',
}

type Read = { id: QueueId; slug: Slug; docs: readonly Doc[]; total: number; where: Where }

/**
 * The rows of queues, in one statement, with the conditions and orders of their lists, so that
 * queue and list have the same rows. A queue is left out if the reader may not see a field of its
 * condition or order, whose value the rows would reveal.
 */
const readQueues = async (
  req: PayloadRequest,
  ids: readonly QueueId[],
  { question, limit, only }: { question: QueueQuestion; limit: number; only?: readonly string[] },
): Promise<Read[]> => {
  const asked = ids.map((id) => {
    const { slug, sort, where } = queueOf(id)
    return { id, slug, sort, where: nestedWhere(flatWhere(where(question))) }
  })
  const found = await readBeginnings(
    req,
    asked.map(({ slug, sort, where }) => ({
      ...{ slug, where, limit, upTo: COUNT_CAP, sort: [sort], populate: RELATED },
      only: (only ?? FIELDS[slug]).toSorted(),
    })),
  )
  return asked.flatMap(({ id, slug, where }, at) => {
    const page = found[at]
    return page ? [{ id, slug, where, ...page }] : []
  })
}

/** Names of related records, and units of cards, as far as the reader may see them. */
const relatedOf = (queues: readonly Pick<Read, 'docs'>[]) => {
  const [titles, units] = [new Map<string, string>(), new Map<Id, string>()]
  for (const doc of queues.flatMap(({ docs }) => docs))
    for (const [field, slug] of Object.entries(LEADS_TO)) {
      const [value, id] = [doc[field], idOf(doc[field])]
      if (id === null || typeof value !== 'object') continue
      const related = value as Record<string, unknown>
      const names = RELATED[slug].filter((name) => name !== 'unit')
      titles.set(titleKey(slug, id), titleOf(related, names))
      if (typeof related.unit === 'string') units.set(id, related.unit)
    }
  return { titles, units }
}

const questionOf = async (
  req: PayloadRequest,
  { isTeam, may }: { isTeam: boolean; may: (right: CommandRight) => boolean },
): Promise<
  (QueueQuestion & { people: ReadonlyMap<number, OnBehalf>; settings: CompanySettings }) | null
> => {
  const person = ownRowsOf(req)
  if (person === null) return null
  const settings = await companySettings(req)
  const { today, timeZone } = settings
  const people = may(['approve', 'tenders'])
    ? await standsInFor(req, { settings })
    : new Map<number, OnBehalf>()
  return { today, timeZone, person, standsInFor: [...people.keys()], isTeam, people, settings }
}

const listHrefOf = (
  { slug, where, id }: Read,
  may: (right: CommandRight) => boolean,
): string | undefined => {
  const page = generalList(slug)
  if (!page || !may(page.right)) return undefined
  return `${page.href}?${new URLSearchParams({ ...flatWhere(where), sort: queueOf(id).sort })}`
}

/**
 * The queues that the user may see: at most ten rows of each, and their number, counted up to
 * `COUNT_CAP`.
 * @param asksTeam the records of all owners instead of the user's own; ignored without permission
 *   to write tenders
 * @returns null for programs
 */
export const readToday = async (
  req: PayloadRequest,
  asksTeam: boolean,
): Promise<TodaySheet | null> => {
  const may = await mayOf(req)
  const mayChooseTeam = mayLookAtTeam(may)
  const isTeam = asksTeam && mayChooseTeam
  const question = await questionOf(req, { isTeam, may })
  if (!question) return null
  const { today, timeZone, settings } = question
  const [read, requests] = await Promise.all([
    readQueues(req, queuesFor(may), { question, limit: ROWS }),
    may(['read', 'privacy']) ? readRequestQueue(req, settings) : null,
  ])
  const { titles, units } = relatedOf(read)
  const commandsOf = await readRowCommands(req, read, settings)
  const { config } = req.payload.collections.meets
  const ability = await abilityOfRequest(req)
  const mayHold = mayEditFields(config, ability, ['status'])
  const { person } = question
  const queues = read.map((queue): TodayQueue => ({
    id: queue.id,
    total: queue.total,
    href: listHrefOf(queue, may),
    rows: queue.docs.map((doc) => ({
      ...shapeRow(queue.slug, doc, { titles, units, may, ability, person }),
      onBehalfOf:
        queue.id === 'approvals'
          ? (question.people.get(Number(idOf(doc.approver)))?.name ?? null)
          : null,
      version: queue.slug === 'meets' && mayHold ? text(doc.updatedAt) : null,
      commands: commandsOf(queue.id, queue.slug, doc),
    })),
  }))
  if (requests) queues.push(requests)
  const isDone = queues.every(({ total }) => total === 0)
  const next = isDone && may(['read', 'actions']) ? await readNext(req, { question, may }) : []
  const mayPlan = may(['create', 'actions'])
  return { queues, next, isTeam, mayChooseTeam, mayPlan, today, timeZone }
}

/** The user's next actions on the coming days, soonest first. */
const readNext = async (
  req: PayloadRequest,
  { question, may }: { question: QueueQuestion; may: (right: CommandRight) => boolean },
): Promise<TodayRow[]> => {
  const { slug, sort } = queueOf('actions')
  const where = nestedWhere(flatWhere(actionsToCome(question)))
  const limit = NEXT_ROWS
  const [found] = await readBeginnings(req, [
    { slug, where, limit, upTo: limit, sort: [sort], populate: RELATED, only: FIELDS[slug] },
  ])
  if (!found) return []
  const related = { ...relatedOf([found]), ability: await abilityOfRequest(req) }
  return found.docs.map((doc) => ({
    ...shapeRow(slug, doc, { ...related, may, person: question.person }),
    ...{ version: null, onBehalfOf: null, commands: null },
  }))
}

/** Requests of data subjects that are overdue or due within days. */
const readRequestQueue = async (
  req: PayloadRequest,
  settings: CompanySettings,
): Promise<TodayQueue> => {
  const { docs, total } = await readPressingRequests(req, {
    ...{ settings, limit: ROWS, upTo: COUNT_CAP },
  })
  return {
    ...{ id: 'personRequests', total, href: paths.privacy() },
    rows: docs.map((request) => ({
      ...EMPTY_ROW,
      id: request.id,
      href: `${paths.privacy()}?request=${request.id}`,
      title: nameOfRequest(request),
      code: `#${request.id}`,
      day: request.answerBy,
    })),
  }
}

/** Urgent queues, in which another person waits: the navigation badge counts their rows. */
const URGENT: readonly QueueId[] = ['approvals', 'accepted', 'answers', 'meetsOpen']

/**
 * The row counts of the urgent queues and their sum, each capped at `COUNT_CAP`.
 * @returns null for programs
 */
export const readTodayCounts = async (
  req: PayloadRequest,
): Promise<{ queues: Partial<Record<QueueId, number>>; urgent: number } | null> => {
  const may = await mayOf(req)
  const question = await questionOf(req, { isTeam: false, may })
  if (!question) return null
  const urgent = queuesFor(may).filter((id) => URGENT.includes(id))
  const found = await readQueues(req, urgent, { question, limit: 1, only: ['id'] })
  return {
    queues: Object.fromEntries(found.map(({ id, total }) => [id, total])),
    urgent: Math.min(
      COUNT_CAP,
      found.reduce((sum, { total }) => sum + total, 0),
    ),
  }
}
