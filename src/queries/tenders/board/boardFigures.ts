import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWholly, type AppAbility } from '@/access/buildAbility'
import { staffIdOf } from '@/access/session/staffOf'
import type { Day } from '@/domain/shared/day'
import type { BoardStage } from '@/domain/tenders/board'
import { FORECAST_DAYS, OPEN_STAGES, type Ended, type OpenStage } from '@/domain/tenders/forecast'
import type { FlatWhere } from '@/present/list/listState'
import { readFigures, type Group } from '../../engine/figures'
import { isUnfitValue, UnknownQuestion } from '../../engine/unknown'
import { soundFilter } from '../../filters/soundFilter'
import { siteOf } from '../../settings/siteOf'
import { readRows } from '../../shared/rows'

/** The query of the board's page. */
export type BoardQuery = Readonly<Record<string, unknown>>

const filterOf = (query: BoardQuery): FlatWhere =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      key.startsWith('where[') && typeof value === 'string' ? [[key, value]] : [],
    ),
  )

/** Whether tenders of a stage are still open: only these have a forecast. */
export const isOpen = (stage: BoardStage): stage is OpenStage =>
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

/** The tenders of a stage among those of the board's filter. */
export const narrowed = (where: Where, stage: BoardStage): Where => ({
  and: [...(Object.keys(where).length > 0 ? [where] : []), { stage: { equals: stage } }],
})

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

/** Sums and shares of the board, and the filter that they are limited to. */
export type BoardFigures = {
  /** Count and sum in lira by stage; null if the filter is not supported here. */
  totals: Group[] | null
  ended: Record<OpenStage, Ended>
  where: Where
  isMine: boolean
  today: Day
}

/**
 * The figures of the board.
 * @param query of its page: `mine=1` for one's own, conditions as in the list of tenders
 * @returns null for users who may not read every field of tenders
 */
export const readBoardFigures = async (
  req: PayloadRequest,
  query: BoardQuery,
): Promise<BoardFigures | null> => {
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
  return { totals, ended, where, isMine, today }
}

/**
 * The address of a forecast's explanation, with the filter of the board.
 * @param stage `all` for the sum of all forecasts
 */
export const forecastAddress = (stage: OpenStage | 'all', query: BoardQuery): string => {
  const isMine = query.mine === '1'
  const filter = new URLSearchParams({ ...(isMine && { mine: '1' }), ...filterOf(query) })
  const address = `tender-board/${stage}/expected`
  return filter.size > 0 ? `${address}?${filter}` : address
}
