import type { PayloadRequest, Where } from 'payload'
import { paths } from '@/catalog/paths'
import { dayFromStored } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { BOARD_STAGES, type BoardStage } from '@/domain/tenders/board'
import { forecastOf, forecastTotal, type Ended, type OpenStage } from '@/domain/tenders/forecast'
import { flatWhere } from '@/present/list/listState'
import { titleKey } from '@/present/list/titles'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { BoardCard, BoardColumn, BoardSheet } from '@/present/tenders/boardSheet'
import type { Group } from '../../engine/figures'
import { readPage } from '../../list/readPage'
import { relationTitles } from '../../list/relationTitles'
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
  if (!totals) return { ...common, columns: null, expected: null, explain: null }
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
  const explain = (stage: OpenStage | 'all') => forecastAddress(stage, query)
  const columns = read.map((column) => columnOf(column, { totals, ended, where, cards, explain }))
  return {
    ...common,
    columns,
    expected: forecastTotal(columns.map(({ expected }) => expected)),
    explain: explain('all'),
  }
}
