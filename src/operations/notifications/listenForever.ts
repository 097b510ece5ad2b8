import pg from 'pg'
import { connectionOptions } from '@/database/connections'

type Message = { channel: string; payload: string }

export type Line = {
  isOpen: () => boolean
  /** Connects unless connected or connecting. */
  open: () => void
  /** Drops the connection and reconnects. */
  drop: () => void
  query: <Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[],
  ) => Promise<pg.QueryResult<Row>>
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000

/**
 * A connection that listens to PostgreSQL channels and reconnects with back-off when it is lost.
 * @param args.isWanted whether to reconnect
 * @param args.onOpen listening has begun, possibly after a reconnect: events in between are lost
 */
export const listenForever = (args: {
  channels: readonly string[]
  isWanted: () => boolean
  onOpen: () => void
  onMessage: (message: Message) => void
}): Line => {
  let client: pg.Client | undefined
  let isOpen = false
  let wait = FIRST_WAIT_MS
  let retry: NodeJS.Timeout | undefined

  const comeBack = () => {
    if (retry || !args.isWanted()) return
    // Jitter: after an outage not all instances should reconnect at once.
    retry = setTimeout(
      () => {
        retry = undefined
        open()
      },
      wait * (0.5 + Math.random() / 2),
    ).unref()
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = undefined
    isOpen = false
    void lost.end().catch(() => {})
    comeBack()
  }

  const connect = async (fresh: pg.Client) => {
    await fresh.connect()
    await fresh.query(args.channels.map((channel) => `listen ${channel}`).join('; '))
    if (client !== fresh) return
    isOpen = true
    wait = FIRST_WAIT_MS
    args.onOpen()
  }

  const open = () => {
    if (client || retry) return
    const fresh = new pg.Client(connectionOptions('listen'))
    client = fresh
    fresh.on('error', () => lose(fresh))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload = '' }) => args.onMessage({ channel, payload }))
    connect(fresh).catch(() => lose(fresh))
  }

  return {
    isOpen: () => isOpen,
    open,
    drop: () => client && lose(client),
    query: (text, values) => {
      if (!client || !isOpen) return Promise.reject(new Error('not listening'))
      return client.query(text, values)
    },
  }
}
