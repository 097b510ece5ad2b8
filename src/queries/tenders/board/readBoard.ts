import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWholly, type AppAbility } from '@/access/buildAbility'
import { staffIdOf } from '@/access/session/staffOf'
import { paths } from '@/catalog/paths'
import { dayFromStored } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { BOARD_STAGES, type BoardStage } from '@/domain/tenders/board'
import {
  FORECAST_DAYS,
  forecastOf,
  forecastTotal,
  OPEN_STAGES,
  type Ended,
  type OpenStage,
} from '@/domain/tenders/forecast'
import { flatWhere, type FlatWhere } from '@/present/list/listState'
import { titleKey } from '@/present/list/titles'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { BoardCard, BoardColumn, BoardSheet } from '@/present/tenders/boardSheet'
import { readFigures, type Group } from '../../engine/figures'
import { isUnfitValue, UnknownQuestion } from '../../engine/unknown'
import { soundFilter } from '../../filters/soundFilter'
import { readPage } from '../../list/readPage'
import { relationTitles } from '../../list/relationTitles'
import { siteOf } from '../../settings/siteOf'
import { readOffers } from '../../shared/readOffers'
import { readRows } from '../../shared/rows'
import type { ViewPage } from '../../shared/viewPage'

const CARDS = 30

const FIELDS = [
  ...['number', 'title', 'company', 'unconnectedName', 'total', 'currency'],
  ...['validUntil', 'createdBy', 'status'],
]

type Query = Readonly<Record<string, unknown>>

const filterOf = (query: Query): FlatWhere =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      key.startsWith('where[') && typeof value === 'string' ? [[key, value]] : [],
    ),
  )

const isOpen = (stage: BoardStage): stage is OpenStage =>
  (OPEN_STAGES as readonly BoardStage[]).includes(stage)

/**
 * Ended tenders by the stage that they had reached. Past approvals and requests are not stored with
 * it: for the stages before sending all ended tenders are included.
 */
const readEnded = async (req: PayloadRequest): Promise<Record<OpenStage, Ended>> => {
  const [row] = await readRows<Record<string, number>>(
    req,
    sql`select count(*) filter (where won)::int as won, count(*) filter (where not won)::int as lost,
          count(*) filter (where won and sent_at is not null)::int as "sentWon",
          count(*) filter (where not won and sent_at is not null)::int as "sentLost",
          count(*) filter (where won and opened_at is not null)::int as "openedWon",
          count(*) filter (where not won and opened_at is not null)::int as "openedLost",
          count(*) filter (where won and accepted_at is not null)::int as "acceptedWon",
          count(*) filter (where not won and accepted_at is not null)::int as "acceptedLost"
        from (select stage = 'invoiced' as won, sent_at, opened_at, accepted_at from tenders
          where stage = 'invoiced' and invoiced_at >= now() - make_interval(days => ${FORECAST_DAYS})
            or stage = 'lost' and lost_at >= now() - make_interval(days => ${FORECAST_DAYS})) t`,
  )
  const ended = (won: string, lost: string): Ended => ({
    won: Number(row?.[won] ?? 0),
    lost: Number(row?.[lost] ?? 0),
  })
  const all = ended('won', 'lost')
  return {
    draft: all,
    asked: all,
    approved: all,
    sent: ended('sentWon', 'sentLost'),
    opened: ended('openedWon', 'openedLost'),
    accepted: ended('acceptedWon', 'acceptedLost'),
  }
}

const narrowed = (where: Where, stage: BoardStage): Where => ({
  and: [...(Object.keys(where).length > 0 ? [where] : []), { stage: { equals: stage } }],
})

/**
 * The newest tenders, through the list's query; through Payload if the read engine does not support
 * it.
 */
const readCards = async (req: PayloadRequest, where: Where): Promise<readonly Doc[]> => {
  const asked = { where, sort: ['-id'], limit: CARDS, page: 1, only: FIELDS }
  const found = await readPage({ req, slug: 'tenders', asked, isCounted: false })
  if (found) return found.docs
  const { docs } = await req.payload.find({
    collection: 'tenders',
    where,
    sort: '-id',
    limit: CARDS,
    select: Object.fromEntries(FIELDS.map((name) => [name, true as const])),
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs as unknown as Doc[]
}

/** @returns count and sum in lira by stage; null for an unsupported filter */
const readTotals = async (req: PayloadRequest, ability: AppAbility, where: Where) => {
  const asked = { payload: req.payload, ability, slug: 'tenders', where }
  try {
    const { groups = [] } = await readFigures({ ...asked, sums: ['total'], group: 'stage' })
    return groups
  } catch (error) {
    if (error instanceof UnknownQuestion || isUnfitValue(error)) return null
    throw error
  }
}

type Column = { stage: BoardStage; docs: readonly Doc[] }

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Cards of all columns: their names and commands in one query each. */
const cardsOf = async ({ req, may }: ViewPage, columns: readonly Column[]) => {
  const docs = columns.flatMap((column) => column.docs)
  const [titles, offers] = await Promise.all([
    relationTitles({
      req,
      wanted: docs.flatMap((doc) => {
        const id = idOf(doc.company)
        return id === null ? [] : [{ relationTo: 'companies', id, titles: ['name'] }]
      }),
    }),
    readOffers({ req, slug: 'tenders', ids: docs.map(({ id }) => Number(id)) }),
  ])
  return ({ stage, docs: own }: Column): BoardCard[] =>
    own.map((doc) => {
      const id = Number(doc.id)
      const company = idOf(doc.company)
      const currency = text(doc.currency)
      return {
        id,
        stage,
        href: rowLinksOf({ slug: 'tenders', doc: { ...doc, id }, may }).open,
        title: text(doc.title) ?? `#${id}`,
        number: text(doc.number),
        customer:
          (company === null ? null : titles.get(titleKey('companies', company))) ||
          text(doc.unconnectedName),
        amount:
          currency === null || doc.total == null ? null : { value: String(doc.total), currency },
        day: isOpen(stage) ? dayFromStored(doc.validUntil) : null,
        offers: offers.get(id)?.commands ?? [],
      }
    })
}

const columnOf = (
  { stage, docs }: Column,
  known: {
    totals: readonly Group[]
    ended: Record<OpenStage, Ended>
    where: Where
    cards: (column: Column) => BoardCard[]
  },
): BoardColumn => {
  const own = known.totals.find(({ key }) => key === stage)
  const ended = isOpen(stage) ? known.ended[stage] : null
  const total = own?.sums.total ?? '0'
  const where = flatWhere(narrowed(known.where, stage))
  return {
    stage,
    count: own?.count ?? 0,
    total,
    ended,
    expected: ended && forecastOf(total, ended),
    cards: known.cards({ stage, docs }),
    href: `${paths.tenders()}?${new URLSearchParams(where)}`,
  }
}

/**
 * The tenders by stage: for each column count, sum and forecast of all of them, and the newest ones
 * as cards.
 * @param query of the page: `mine=1` for one's own, conditions as in the list of tenders
 * @returns null for users who may not read whole tenders
 */
export const readBoard = async (page: ViewPage, query: Query): Promise<BoardSheet | null> => {
  const { req } = page
  const ability = await abilityOfRequest(req)
  if (!mayWholly(ability, 'read', 'tenders')) return null
  const person = staffIdOf(req)
  const isMine = query.mine === '1' && person !== null
  const calendar = await siteOf(req.payload)
  const { today } = calendar
  const flat = filterOf(query)
  const asked =
    Object.keys(flat).length > 0 ? await soundFilter(req, 'tenders', flat, calendar) : null
  const parts = [...(asked ? [asked] : []), ...(isMine ? [{ owner: { equals: person } }] : [])]
  const where: Where = parts.length > 1 ? { and: parts } : (parts[0] ?? {})
  const isSound = asked !== null || Object.keys(flat).length === 0
  const [totals, ended] = await Promise.all([
    isSound ? readTotals(req, ability, where) : null,
    readEnded(req),
  ])
  const listHref = `${paths.tenders()}?${new URLSearchParams(flatWhere(where))}`
  const common = { isMine, listHref, today }
  if (!totals) return { ...common, columns: null, expected: null }
  const read = await Promise.all(
    BOARD_STAGES.map(async (stage): Promise<Column> => ({
      stage,
      // A stage without tenders is not queried.
      docs: totals.some(({ key }) => key === stage)
        ? await readCards(req, narrowed(where, stage))
        : [],
    })),
  )
  const cards = await cardsOf(page, read)
  const columns = read.map((column) => columnOf(column, { totals, ended, where, cards }))
  return { ...common, columns, expected: forecastTotal(columns.map(({ expected }) => expected)) }
}
