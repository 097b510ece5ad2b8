import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { ownRowsOf } from '@/access/session/staffOf'
import { generalList } from '@/catalog/links'
import type { CommandSlug } from '@/catalog/commands/registry'
import type { CommandRight } from '@/catalog/commands/command'
import { COUNT_CAP } from '@/domain/shared/cappedCount'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { OnBehalf } from '@/domain/users/deputies'
import { queueOf, type QueueId, type QueueQuestion } from '@/domain/today/queues'
import { flatWhere } from '@/present/list/listState'
import type { Doc } from '@/present/navigation/recordLinks'
import type { TodayQueue, TodayRow, TodaySheet } from '@/present/today/todaySheet'
import { nestedWhere } from '../list/nestedWhere'
import { readPage } from '../list/readPage'
import { relationTitles, type WantedTitle } from '../list/relationTitles'
import { companySettings } from '../settings/companySettings'
import { findAsked } from '../shared/findAsked'
import { readOffers } from '../shared/readOffers'
import { standsInFor } from '../users/deputies'
import { shapeRow, type Slug } from './shapeRow'
import { mayLookAtTeam, queuesFor } from './todayRights'

const ROWS = 10

/** The fields that rows are made of; those the reader may not see are left out. */
const FIELDS: Record<Slug, readonly string[]> = {
  tenders: [
    ...['number', 'title', 'company', 'unconnectedName', 'total', 'currency'],
    ...['validUntil', 'status', 'approver'],
  ],
  meets: ['title', 'company', 'startsAt', 'allDay'],
  actions: ['title', 'kind', 'source', 'subject', 'document', 'company', 'owner', 'dueOn', 'time'],
  'stock-reservations': ['stockCard', 'remainingQuantity', 'quantity', 'tender'],
}

const RELATED: Record<Slug, readonly { field: string; of: string; titles: readonly string[] }[]> = {
  tenders: [{ field: 'company', of: 'companies', titles: ['name'] }],
  meets: [{ field: 'company', of: 'companies', titles: ['name'] }],
  actions: [
    { field: 'company', of: 'companies', titles: ['name'] },
    { field: 'owner', of: 'users', titles: ['name'] },
  ],
  'stock-reservations': [
    { field: 'stockCard', of: 'stock-cards', titles: ['name'] },
    { field: 'tender', of: 'tenders', titles: ['number', 'title'] },
  ],
}

type Read = { id: QueueId; slug: Slug; docs: readonly Doc[]; total: number; where: Where }

/**
 * A page of actions, which Payload reads: whose record may be read decides about each. Null where the
 * reader may not see a field of the condition or order.
 */
const readActions = async (
  req: PayloadRequest,
  { where, sort, limit }: { where: Where; sort: string[]; limit: number },
): Promise<{ docs: Doc[]; total: number } | null> => {
  const ability = await abilityOfRequest(req)
  if (!mayReadFields(ability, 'actions', 'doneAt', 'dueOn', 'owner')) return null
  const { docs, totalDocs } = await req.payload.find({
    collection: 'actions',
    where,
    sort,
    limit,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return { docs: docs as unknown as Doc[], total: totalDocs }
}

/**
 * The rows of a queue by the query of the list, so that both always have the same rows. Null where
 * the reader may not see a field of its condition or order, which the rows would reveal.
 */
const readQueue = async (
  req: PayloadRequest,
  id: QueueId,
  { question, limit, only }: { question: QueueQuestion; limit: number; only?: readonly string[] },
): Promise<Read | null> => {
  const { slug, sort, where: condition } = queueOf(id)
  const where = nestedWhere(flatWhere(condition(question)))
  const asked = { where, sort: [sort], limit, page: 1, only: [...(only ?? FIELDS[slug])] }
  const found =
    slug === 'actions' ? await readActions(req, asked) : await readPage({ req, slug, asked })
  return found && { id, slug, where, ...found }
}

const wantedOf = ({ slug, docs }: Read): WantedTitle[] =>
  RELATED[slug].flatMap(({ field, of, titles }) =>
    docs.flatMap((doc): WantedTitle[] => {
      const id = idOf(doc[field])
      return id === null ? [] : [{ relationTo: of, id, titles }]
    }),
  )

/** The unit of each card of the rows, for readers who may see it. */
const readUnits = async (
  req: PayloadRequest,
  queues: readonly Read[],
): Promise<ReadonlyMap<Id, string>> => {
  const ids = [
    ...new Set(queues.flatMap(({ docs }) => docs.flatMap((doc) => idOf(doc.stockCard) ?? []))),
  ]
  if (ids.length === 0) return new Map()
  const cards = await findAsked<{ id: number; unit?: string | null }>(req, {
    collection: 'stock-cards',
    where: { id: { in: ids } },
    select: { unit: true },
    limit: ids.length,
  })
  return new Map(cards.flatMap(({ id, unit }) => (unit ? [[id, unit] as const] : [])))
}

/** The record that the commands of a row are given to: for a delivery, the tender. */
const targetOf = (id: QueueId, slug: Slug, doc: Doc): { slug: CommandSlug; id: number } | null => {
  if (slug === 'meets' || slug === 'actions') return null
  if (id !== 'deliver') return { slug, id: Number(doc.id) }
  const tender = idOf(doc.tender)
  return tender === null ? null : { slug: 'tenders', id: Number(tender) }
}

const offersFor = async (req: PayloadRequest, queues: readonly Read[]) => {
  const targets = queues.flatMap(({ id, slug, docs }) =>
    docs.flatMap((doc) => targetOf(id, slug, doc) ?? []),
  )
  const read = async (slug: 'tenders' | 'stock-reservations') =>
    readOffers({
      req,
      slug,
      ids: [...new Set(targets.filter((one) => one.slug === slug).map(({ id }) => id))],
    })
  const [tenders, reservations] = await Promise.all([read('tenders'), read('stock-reservations')])
  return (id: QueueId, slug: Slug, doc: Doc): TodayRow['commands'] => {
    const target = targetOf(id, slug, doc)
    if (!target) return null
    const known = (target.slug === 'tenders' ? tenders : reservations).get(target.id)
    const wanted = queueOf(id).commands
    const offers = wanted.flatMap((name) => known?.commands.find((one) => one.name === name) ?? [])
    // All buttons look alike: the page would have a main button in every row.
    return offers.length === 0
      ? null
      : { ...target, offers: offers.map((offer) => ({ ...offer, isNext: false })) }
  }
}

const questionOf = async (
  req: PayloadRequest,
  { isTeam, may }: { isTeam: boolean; may: (right: CommandRight) => boolean },
): Promise<(QueueQuestion & { people: ReadonlyMap<number, OnBehalf> }) | null> => {
  const person = ownRowsOf(req)
  if (person === null) return null
  const { today, timeZone } = await companySettings(req)
  const people = may(['approve', 'tenders']) ? await standsInFor(req) : new Map<number, OnBehalf>()
  return { today, timeZone, person, standsInFor: [...people.keys()], isTeam, people }
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
 * The queues that the user's permissions open: at most ten rows of each and the number of all.
 * @param asksTeam the records of all owners instead of the user's own; ignored without permission to
 *   write tenders
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
  const found = await Promise.all(
    queuesFor(may).map((id) => readQueue(req, id, { question, limit: ROWS })),
  )
  const read = found.filter((one) => one !== null)
  const [titles, units, offersOf] = await Promise.all([
    relationTitles({ req, wanted: read.flatMap(wantedOf) }),
    readUnits(req, read),
    offersFor(req, read),
  ])
  const queues = read.map((queue): TodayQueue => ({
    id: queue.id,
    total: queue.total,
    href: listHrefOf(queue, may),
    rows: queue.docs.map((doc) => ({
      ...shapeRow(queue.slug, doc, { titles, units, may, person: question.person }),
      onBehalfOf:
        queue.id === 'approvals'
          ? (question.people.get(Number(idOf(doc.approver)))?.name ?? null)
          : null,
      commands: offersOf(queue.id, queue.slug, doc),
    })),
  }))
  const { today, timeZone } = question
  return { queues, isTeam, mayChooseTeam, mayPlan: may(['create', 'actions']), today, timeZone }
}

/** Urgent queues, in which another person waits: the badge in the navigation counts their rows. */
const URGENT: readonly QueueId[] = ['approvals', 'accepted', 'meetsOpen']

/**
 * The numbers of rows in the urgent queues and their sum, each capped at `COUNT_CAP`.
 * @returns null for programs
 */
export const readTodayCounts = async (
  req: PayloadRequest,
): Promise<{ queues: Partial<Record<QueueId, number>>; urgent: number } | null> => {
  const may = await mayOf(req)
  const question = await questionOf(req, { isTeam: false, may })
  if (!question) return null
  const found = await Promise.all(
    queuesFor(may)
      .filter((id) => URGENT.includes(id))
      .map((id) => readQueue(req, id, { question, limit: 1, only: ['id'] })),
  )
  const counts = found.flatMap((one) =>
    one ? [[one.id, Math.min(one.total, COUNT_CAP)] as const] : [],
  )
  return {
    queues: Object.fromEntries(counts),
    urgent: Math.min(
      COUNT_CAP,
      counts.reduce((sum, [, count]) => sum + count, 0),
    ),
  }
}
