import type { PayloadRequest, Where } from 'payload'
import { paths } from '@/catalog/paths'
import { dayFromStored } from '@/domain/shared/day'
import { BOARD_STAGES, type BoardStage } from '@/domain/tenders/board'
import { forecastOf, forecastTotal, type Ended, type OpenStage } from '@/domain/tenders/forecast'
import { flatWhere } from '@/present/list/listState'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { BoardCard, BoardColumn, BoardSheet } from '@/present/tenders/boardSheet'
import type { Group } from '../../engine/figures'
import { readBeginnings } from '../../list/readPage'
import { readOffers } from '../../shared/readOffers'
import type { ViewPage } from '../../shared/viewPage'
import {
  forecastAddress,
  isOpen,
  narrowed,
  readBoardFigures,
  type BoardQuery,
} from './boardFigures'

const CARDS = 30

const FIELDS = [
  ...['number', 'title', 'company', 'unconnectedName', 'total', 'currency'],
  ...['validUntil', 'createdBy', 'status'],
]

/**
 * The newest tenders of these stages, with the names of their customers, by one statement.
 * @returns null for an unsupported filter
 */
const readColumns = async (
  req: PayloadRequest,
  where: Where,
  stages: readonly BoardStage[],
): Promise<Map<BoardStage, readonly Doc[]> | null> => {
  const found = await readBeginnings(
    req,
    stages.map((stage) => ({
      ...{ slug: 'tenders', where: narrowed(where, stage), sort: ['-id'] },
      ...{ limit: CARDS, upTo: CARDS, only: FIELDS.toSorted(), populate: { companies: ['name'] } },
    })),
  )
  const columns = found.flatMap((one) => (one ? [one.docs] : []))
  return columns.length < stages.length
    ? null
    : new Map(stages.map((stage, at) => [stage, columns[at] ?? []]))
}

type Column = { stage: BoardStage; docs: readonly Doc[] }

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The name of a card's customer; none if the reader may not see it. */
const customerOf = ({ company, unconnectedName }: Doc): string | null => {
  const name = typeof company === 'object' ? (company as { name?: unknown } | null)?.name : null
  return text(name) ?? text(unconnectedName)
}

/** Accepted and approved tenders do not expire; an approved one may wait in a stage before. */
const expires = (stage: BoardStage, { status }: Doc): boolean =>
  isOpen(stage) && stage !== 'accepted' && status !== 'approved'

/** Cards of all columns, with the commands of all by one query. */
const cardsOf = async ({ req, may }: ViewPage, columns: readonly Column[]) => {
  const ids = columns.flatMap(({ docs }) => docs.map(({ id }) => Number(id)))
  const offers = await readOffers({ req, slug: 'tenders', ids })
  return ({ stage, docs: own }: Column): BoardCard[] =>
    own.map((doc) => {
      const id = Number(doc.id)
      const currency = text(doc.currency)
      return {
        id,
        stage,
        href: rowLinksOf({ slug: 'tenders', doc: { ...doc, id }, may }).open,
        title: text(doc.title) ?? `#${id}`,
        number: text(doc.number),
        customer: customerOf(doc),
        amount:
          currency === null || doc.total == null ? null : { value: String(doc.total), currency },
        day: expires(stage, doc) ? dayFromStored(doc.validUntil) : null,
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
    explain: (stage: OpenStage) => string
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
    explain: isOpen(stage) ? known.explain(stage) : null,
    cards: known.cards({ stage, docs }),
    href: `${paths.tenders()}?${new URLSearchParams(where)}`,
  }
}

/**
 * The tenders by stage: for each column count, sum and forecast of all of them, and the newest ones
 * as cards.
 * @param query of the page: `mine=1` for one's own, conditions as in the list of tenders
 * @returns null for users who may not read every field of tenders
 */
export const readBoard = async (page: ViewPage, query: BoardQuery): Promise<BoardSheet | null> => {
  const { req } = page
  const figures = await readBoardFigures(req, query)
  if (!figures) return null
  const { totals, ended, where, isMine, today } = figures
  const listHref = `${paths.tenders()}?${new URLSearchParams(flatWhere(where))}`
  const common = { isMine, listHref, today }
  const unsupported = { ...common, columns: null, expected: null, explain: null }
  if (!totals) return unsupported
  // A stage without tenders is not queried.
  const filled = BOARD_STAGES.filter((stage) => totals.some(({ key }) => key === stage))
  const found = await readColumns(req, where, filled)
  if (!found) return unsupported
  const read = BOARD_STAGES.map((stage): Column => ({ stage, docs: found.get(stage) ?? [] }))
  const cards = await cardsOf(page, read)
  const explain = (stage: OpenStage | 'all') => forecastAddress(stage, query)
  const columns = read.map((column) => columnOf(column, { totals, ended, where, cards, explain }))
  return {
    ...common,
    columns,
    expected: forecastTotal(columns.map(({ expected }) => expected)),
    explain: explain('all'),
  }
}
