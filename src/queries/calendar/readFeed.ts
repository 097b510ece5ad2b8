import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { CalendarLayer } from '@/domain/calendar/calendarAsked'
import { MAX_FEED_ITEMS, spanOfFeed } from '@/domain/calendar/feed'
import { icsOf, uidOf, type IcsEvent } from '@/domain/calendar/ics'
import { isLinkToken } from '@/domain/shared/linkToken'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { requestAs, systemRequest } from '@/lib/payloadRequests'
import { readProduct } from '@/lib/product'
import { tokenHash } from '@/lib/tokenHash'
import { languageOf } from '../preferences/languageOf'
import { kindOf, titleOf } from '@/present/calendar/itemWords'
import { companySettings, PRODUCT_NAME } from '../settings/companySettings'
import { readRows } from '../shared/rows'
import { MUST_ENROL } from '../users/factorPolicy'
import { CAN_SIGN_IN } from '../users/signInStates'
import { loadUser } from '../users/signedInUser'
import { readLayers, type LayerItem } from './readLayers'

/** The feed of a token, while its owner may sign in. */
const findFeed = async (payload: Payload, token: string) => {
  const [row] = await readRows<{ user: number; layers: CalendarLayer[] }>(
    { payload },
    sql`select u.id as user, f.layers from calendar_feeds f join users u on u.id = f.user_id
          join roles r on r.id = u.role_id
        where f.token_hash = ${tokenHash(token)} and ${sql.raw(CAN_SIGN_IN)}
          and not ${sql.raw(MUST_ENROL)}`,
  )
  return row ?? null
}

const eventOf = ({ key, layer, row, times, href }: LayerItem, t: Translator): IcsEvent => {
  const title = titleOf(row)
  const named = layer === 'meets' ? title : `${kindOf({ ...row, layer }, t)}: ${title}`
  return {
    ...times,
    uid: uidOf(key, new URL(env.SERVER_URL).host),
    changedAt: row.version ?? '',
    title: row.customer === null ? named : `${named} · ${row.customer}`,
    url: href === null ? null : `${env.SERVER_URL}${href}`,
    isCancelled: row.state === 'cancelled',
    isBusy: layer === 'meets' && times.startsAt !== null,
  }
}

/**
 * The calendar of a user as a file for calendar programs, with their current rights: without
 * unreadable items, and without amounts, phones and notes. In the language of the user.
 * @param token of its address
 * @returns null for an invalid token; all causes look alike
 */
export const readFeed = async (payload: Payload, token: unknown): Promise<string | null> => {
  const feed = isLinkToken(token) ? await findFeed(payload, token) : null
  if (!feed) return null
  const system = await systemRequest(payload)
  const user = await loadUser(system, feed.user)
  if (!user) return null
  const req: PayloadRequest = await requestAs(payload, { user })
  const [{ siteTitle, today }, locale] = await Promise.all([
    companySettings(req),
    languageOf(req, feed.user),
  ])
  const t = createTranslator(locale)
  const asked = { ...spanOfFeed(today), layers: feed.layers, asksTeam: false }
  const read = await readLayers(req, asked, MAX_FEED_ITEMS)
  return icsOf({
    name: siteTitle ?? PRODUCT_NAME,
    product: readProduct().name,
    events: (read?.items ?? []).map((item) => eventOf(item, t)),
  })
}
