import { vi } from 'vitest'
import type { EventEnvelope } from '@/queries/events/envelopes'
import type { EventsPage } from '@/queries/events/readEvents'
import { cursorText } from '@/domain/events/logCursor'
import type { Client } from './client'
import { select } from './database'

/**
 * Waits until the log shows everything that was committed so far: transactions of other tests, in
 * other databases of the server, hold it back.
 */
export const settleLog = async (): Promise<void> => {
  const [now] = await select<{ id: string }>('select pg_current_xact_id()::text as id')
  await vi.waitFor(
    async () => {
      const [row] = await select<{ isPast: boolean }>(
        `select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "isPast"`,
        [now?.id],
      )
      if (!row?.isPast) throw new Error('An open transaction holds the log back')
    },
    { timeout: 60_000, interval: 20 },
  )
}

type Asked = { after?: string; types?: string; limit?: number }

export const eventsPath = ({ after, types, limit }: Asked): string => {
  const query = new URLSearchParams()
  if (after !== undefined) query.set('after', after)
  if (types !== undefined) query.set('types', types)
  if (limit !== undefined) query.set('limit', String(limit))
  return `/events?${query}`
}

/** One page of the log. */
export const readPage = async ({ get }: Client, asked: Asked = {}): Promise<EventsPage> => {
  const { status, json, text } = await get<EventsPage>(eventsPath(asked))
  if (status !== 200) throw new Error(`No events: ${status} ${text}`)
  return json
}

/** All events behind a place, and the place behind them. */
export const readLog = async (client: Client, asked: Asked = {}) => {
  const events: EventEnvelope[] = []
  let { after } = asked
  for (;;) {
    const page = await readPage(client, { limit: 500, ...asked, ...(after && { after }) })
    events.push(...page.events)
    after = page.next
    if (!page.hasMore) return { events, next: page.next }
  }
}

/** The place behind everything that was committed so far. */
export const endOfLog = async (): Promise<string> => {
  await settleLog()
  const [end] = await select<{ epoch: string; transaction: string }>(
    `select epoch, pg_snapshot_xmin(pg_current_snapshot())::text as transaction from event_log`,
  )
  if (!end) throw new Error('no log')
  return cursorText({ ...end, id: '0' })
}

/** What somebody sees of what was done meanwhile, as `tender.sent 7`. */
export const loggedBy = async (client: Client, work: () => Promise<unknown>): Promise<string[]> => {
  const after = await endOfLog()
  await work()
  await settleLog()
  const { events } = await readLog(client, { after })
  return events.map(({ type, data }) => `${type} ${data.id}`)
}
