import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { hasCalendar } from '@/catalog/calendar'
import { CALENDAR_LAYERS } from '@/domain/calendar/calendarAsked'
import type { FeedSheet } from '@/present/calendar/calendarSheet'
import { companySettings } from '../settings/companySettings'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'
import { LAYERS } from './layers'

type Feed = NonNullable<FeedSheet['feed']>

/** The address of a user's own feed; null for users without one. */
export const readOwnFeed = async (
  req: PayloadRequest,
  userId: number,
): Promise<FeedSheet | null> => {
  const [ability, { timeZone, today }] = await Promise.all([
    abilityOfRequest(req),
    companySettings(req),
  ])
  if (!hasCalendar((...right) => ability.can(...right))) return null
  const question = { ability, person: userId, isTeam: false, from: today, to: today, timeZone }
  const [feed] = await readRows<Feed>(
    req,
    sql`select layers, ${momentText(sql`created_at`)} as "madeAt",
          ${momentText(sql`last_read_at`)} as "readAt"
        from calendar_feeds where user_id = ${userId}`,
  )
  const layers = CALENDAR_LAYERS.filter(
    (layer) => LAYERS[layer]({ ...question, limit: 0 }) !== null,
  )
  return { layers, feed: feed ?? null }
}
