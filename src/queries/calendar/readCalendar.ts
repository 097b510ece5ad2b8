import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { mayEditFields } from '@/access/reading/mayEditFields'
import { MAX_CALENDAR_ITEMS, type CalendarAsked } from '@/domain/calendar/calendarAsked'
import { standsStill } from '@/domain/calendar/standsStill'
import type { CalendarAnswer, CalendarItem } from '@/present/calendar/calendarSheet'
import { readLayers, type LayerItem } from './readLayers'

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
    hasEnd: row.endsAt !== null,
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
 * Calendar items in a range, soonest first, with the fields that the reader may see. Actions and
 * deadlines are the user's own, as on the page Today; those of all owners with `asksTeam`, for
 * users who may write tenders.
 * @returns null for programs
 */
export const readCalendar = async (
  req: PayloadRequest,
  asked: CalendarAsked,
): Promise<CalendarAnswer | null> => {
  const read = await readLayers(req, asked, MAX_CALENDAR_ITEMS)
  if (!read) return null
  const { items, ability, person, ...rest } = read
  const movesMeets = mayEditFields(req.payload.collections.meets.config, ability, [
    ...['startsAt', 'endsAt', 'allDay'],
  ])
  const reader = { ability, person, movesMeets }
  const { from, to } = asked
  return { from, to, items: items.map((item) => itemOf(item, reader)), ...rest }
}
