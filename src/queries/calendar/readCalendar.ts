import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { opensField, rightsOf } from '@/access/collectionAccess'
import { MAX_CALENDAR_ITEMS, type CalendarAsked } from '@/domain/calendar/calendarAsked'
import { standsStill } from '@/domain/calendar/standsStill'
import type { CalendarAnswer, CalendarItem } from '@/present/calendar/calendarSheet'
import { readLayers, type LayerItem } from './readLayers'

/** Whether the user may change the days of meetings: they read and write both ends. */
const mayMoveMeets = (req: PayloadRequest, ability: AppAbility): boolean => {
  const { access } = req.payload.collections.meets.config
  return (['read', 'update'] as const).every((operation) =>
    ['startsAt', 'endsAt', 'allDay'].every((field) =>
      opensField({ ability, rights: rightsOf(access[operation]), subject: 'meets', field }),
    ),
  )
}

const itemOf = (
  { key, layer, row, times, href }: LayerItem,
  reader: { ability: AppAbility; person: number; movesMeets: boolean },
): CalendarItem => {
  const { ability, person, movesMeets } = reader
  const isOwn = row.ownerId === person
  const mayMove = layer === 'meets' ? movesMeets : isOwn || ability.can('write', 'actions', 'due')
  const still = standsStill({ layer, state: row.state, mayMove })
  const { amount, currency } = row
  return {
    key,
    layer,
    id: row.id,
    title: row.title,
    code: row.code,
    customer: row.customer,
    ...times,
    state: row.state,
    kind: row.kind,
    source: row.source,
    owner: isOwn ? null : row.owner,
    amount: amount !== null && currency !== null ? { value: amount, currency } : null,
    href,
    version: still === null ? row.version : null,
    standsStill: still,
  }
}

/**
 * What happens in some days, soonest first, with the fields that the reader may see. Actions and last
 * days are the user's own, as on the page Today; those of all owners with `asksTeam`, for users who may
 * write tenders.
 * @returns null for programs
 */
export const readCalendar = async (
  req: PayloadRequest,
  asked: CalendarAsked,
): Promise<CalendarAnswer | null> => {
  const read = await readLayers(req, asked, MAX_CALENDAR_ITEMS)
  if (!read) return null
  const { items, ability, person, ...rest } = read
  const reader = { ability, person, movesMeets: mayMoveMeets(req, ability) }
  const { from, to } = asked
  return { from, to, items: items.map((item) => itemOf(item, reader)), ...rest }
}
