import type { PayloadRequest, Where } from 'payload'
import { mayOf } from '@/access/mayOf'
import { staffIdOf } from '@/access/session/staffOf'
import { generalList } from '@/catalog/links'
import type { CommandSlug } from '@/catalog/commands/registry'
import type { CommandRight } from '@/catalog/commands/command'
import { idOf } from '@/domain/shared/idOf'
import { dayFromStored, today as dayNow } from '@/domain/shared/day'
import { queueOf, type QueueId, type QueueQuestion } from '@/domain/today/queues'
import { flatWhere } from '@/present/list/listState'
import { titleKey, type Titles } from '@/present/list/titles'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { TodayQueue, TodayRow, TodaySheet } from '@/present/today/todaySheet'
import { nestedWhere } from '../list/nestedWhere'
import { readPage } from '../list/readPage'
import { relationTitles, type WantedTitle } from '../list/relationTitles'
import { companySettings } from '../settings/companySettings'
import { readOffers } from '../shared/readOffers'
import { mayLookAtTeam, queuesFor } from './todayRights'

const ROWS = 10
/** Counting stops here: more are shown as "99+". */
const MOST = 100

type Slug = ReturnType<typeof queueOf>['slug']

/** What the rows of each kind are made of; a field the reader may not read is left out. */
const FIELDS: Record<Slug, readonly string[]> = {
  tenders: [
    ...['number', 'title', 'company', 'unconnectedName', 'total', 'currency'],
    ...['validUntil', 'createdBy', 'status'],
  ],
  meets: ['title', 'company', 'startsAt'],
  'stock-reservations': ['stockCard', 'remainingQuantity', 'quantity', 'tender', 'status'],
}

const RELATED: Record<Slug, readonly { field: string; of: string; titles: readonly string[] }[]> = {
  tenders: [{ field: 'company', of: 'companies', titles: ['name'] }],
  meets: [{ field: 'company', of: 'companies', titles: ['name'] }],
  'stock-reservations': [
    { field: 'stockCard', of: 'stock-cards', titles: ['name'] },
    { field: 'tender', of: 'tenders', titles: ['number', 'title'] },
  ],
}

type Read = { id: QueueId; slug: Slug; docs: readonly Doc[]; total: number; where: Where }

/**
 * The rows of a queue by the list's own reading, so that both always have the same rows. Null where
 * the reader may not see a field that it filters or is ordered by, which an order would tell.
 */
const readQueue = async (
  req: PayloadRequest,
  id: QueueId,
  { question, limit, only }: { question: QueueQuestion; limit: number; only?: readonly string[] },
): Promise<Read | null> => {
  const { slug, sort, where: condition } = queueOf(id)
  const where = nestedWhere(flatWhere(condition(question)))
  const asked = { where, sort: [sort], limit, page: 1, only: [...(only ?? FIELDS[slug])] }
  const found = await readPage({ req, slug, asked })
  return found && { id, slug, where, ...found }
}

const wantedOf = ({ slug, docs }: Read): WantedTitle[] =>
  RELATED[slug].flatMap(({ field, of, titles }) =>
    docs.flatMap((doc): WantedTitle[] => {
      const id = idOf(doc[field])
      return id === null ? [] : [{ relationTo: of, id, titles }]
    }),
  )

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const figure = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

type Shaping = { titles: Titles; may: (right: CommandRight) => boolean }

const shapeRow = (slug: Slug, doc: Doc, { titles, may }: Shaping): Omit<TodayRow, 'commands'> => {
  const named = (field: string, of: string): string | null => {
    const id = idOf(doc[field])
    return id === null ? null : (titles.get(titleKey(of, id)) ?? null)
  }
  const id = Number(doc.id)
  const company = named('company', 'companies')
  const currency = text(doc.currency)
  const total = figure(doc.total)
  const scope = slug === 'meets' ? (idOf(doc.company) ?? undefined) : undefined
  const isOfStock = slug === 'stock-reservations'
  const quantity = isOfStock ? (figure(doc.remainingQuantity) ?? figure(doc.quantity)) : null
  const waits = Number(doc.remainingQuantity) > 0 ? quantity : figure(doc.quantity)
  return {
    id,
    href: rowLinksOf({ slug, doc: { ...doc, id }, scope, may }).open,
    title: (isOfStock ? named('stockCard', 'stock-cards') : text(doc.title)) ?? `#${id}`,
    code: isOfStock ? named('tender', 'tenders') : text(doc.number),
    customer: company ?? text(doc.unconnectedName),
    amount: isOfStock
      ? waits === null
        ? null
        : { value: waits, currency: null }
      : total !== null && currency !== null
        ? { value: total, currency }
        : null,
    day: dayFromStored(doc.validUntil),
    moment: text(doc.startsAt),
  }
}

/** The records that the commands of a queue are given to, by row. */
const targetOf = (id: QueueId, slug: Slug, doc: Doc): { slug: CommandSlug; id: number } | null => {
  if (slug === 'meets') return null
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
    // The queue says what comes next, quietly: a page full of main buttons has none.
    return offers.length === 0
      ? null
      : { ...target, offers: offers.map((offer) => ({ ...offer, isNext: false })) }
  }
}

const questionOf = async (req: PayloadRequest, isTeam: boolean): Promise<QueueQuestion | null> => {
  const person = staffIdOf(req)
  if (person === null) return null
  const { timeZone } = await companySettings(req)
  return { today: dayNow({ now: new Date(), timeZone }), timeZone, person, isTeam }
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
 * The queues of a person's day, by their rights: at most ten rows of each, with the number of all.
 * @param asksTeam everybody's rows in queues that distinguish one's own; counts for those who may
 *   write tenders
 * @returns null for programs, which have no day
 */
export const readToday = async (
  req: PayloadRequest,
  asksTeam: boolean,
): Promise<TodaySheet | null> => {
  const may = await mayOf(req)
  const mayChooseTeam = mayLookAtTeam(may)
  const isTeam = asksTeam && mayChooseTeam
  const question = await questionOf(req, isTeam)
  if (!question) return null
  const found = await Promise.all(
    queuesFor(may).map((id) => readQueue(req, id, { question, limit: ROWS })),
  )
  const read = found.filter((one) => one !== null)
  const [titles, offersOf] = await Promise.all([
    relationTitles({ req, wanted: read.flatMap(wantedOf) }),
    offersFor(req, read),
  ])
  const queues = read.map((queue): TodayQueue => ({
    id: queue.id,
    total: queue.total,
    href: listHrefOf(queue, may),
    rows: queue.docs.map((doc) => ({
      ...shapeRow(queue.slug, doc, { titles, may }),
      commands: offersOf(queue.id, queue.slug, doc),
    })),
  }))
  const { today, timeZone } = question
  return { queues, isTeam, mayChooseTeam, today, timeZone }
}

/** Queues that somebody waits for: what the badge in the navigation counts. */
const URGENT: readonly QueueId[] = ['approvals', 'accepted', 'meetsOpen']

/**
 * How much waits: of each queue, at most 100 of it, and the sum of those that others wait for.
 * @returns null for programs
 */
export const readTodayCounts = async (
  req: PayloadRequest,
): Promise<{ queues: Partial<Record<QueueId, number>>; urgent: number } | null> => {
  const may = await mayOf(req)
  const question = await questionOf(req, false)
  if (!question) return null
  const found = await Promise.all(
    queuesFor(may)
      .filter((id) => URGENT.includes(id))
      .map((id) => readQueue(req, id, { question, limit: 1, only: ['id'] })),
  )
  const counts = found.flatMap((one) => (one ? [[one.id, Math.min(one.total, MOST)] as const] : []))
  return {
    queues: Object.fromEntries(counts),
    urgent: Math.min(
      MOST,
      counts.reduce((sum, [, count]) => sum + count, 0),
    ),
  }
}
