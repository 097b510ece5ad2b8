import { IS_LIVE, SESSIONS, VIEWS } from '@/access/session/session'
import { listenForever, type Line } from './listenForever'

/** An open stream: one tab of one session. */
export type Subscriber = {
  userId: number
  /** The session it belongs to; the stream ends with it. */
  sessionId: string
  /** Notifications changed, or may have changed while the connection was down. */
  onChange: () => void
  /** Heartbeat: keeps proxies from closing an idle connection. */
  onBeat: () => void
  onEnd: () => void
}

export type Hub = {
  /** Why this user cannot open another stream, or null. */
  refusal: (userId: number) => 'tooManyRequests' | 'overloaded' | null
  /** @returns a function to unsubscribe; may be called twice */
  join: (subscriber: Subscriber) => () => void
  endAll: () => void
}

/** Browsers keep six connections to one origin over HTTP/1.1; users have a few devices. */
export const MOST_STREAMS_PER_USER = 8
const MOST_STREAMS = 1_000
const BEAT_MS = 25_000

const LIVE_SESSIONS = `select s.id from ${SESSIONS} where s.id = any($1) and ${IS_LIVE}`
/** A session that views as another role shows none of its user's notifications. */
const SHOWING_SESSIONS = `select s.id from ${SESSIONS} left join ${VIEWS}
  where s.id = any($1) and v.role_id is null`

const createHub = (): Hub => {
  const subscribers = new Set<Subscriber>()
  const of = (userId: number) => [...subscribers].filter((one) => one.userId === userId)

  /** Whether the session of a subscriber is among those a statement returns. */
  const isAmong = async (statement: string, some: Subscriber[], line: Line) => {
    const sessions = some.map(({ sessionId }) => sessionId)
    const { rows } = await line.query<{ id: string }>(statement, [sessions])
    const found = new Set(rows.map(({ id }) => id))
    return ({ sessionId }: Subscriber) => found.has(sessionId)
  }

  const endDead = async (some: Subscriber[], line: Line) => {
    if (some.length === 0) return
    const isLive = await isAmong(LIVE_SESSIONS, some, line)
    for (const one of some) if (!isLive(one)) one.onEnd()
  }

  const notifyChanged = async (some: Subscriber[], line: Line) => {
    if (some.length === 0) return
    const isShowing = await isAmong(SHOWING_SESSIONS, some, line)
    for (const one of some) if (isShowing(one)) one.onChange()
  }

  const line = listenForever({
    channels: ['notifications', 'session_ends'],
    isWanted: () => subscribers.size > 0,
    // Events during a lost connection are missed: every stream reads again.
    onOpen: () => subscribers.forEach((one) => one.onChange()),
    onMessage: ({ channel, payload }) => {
      const concerned = of(Number(payload))
      const answer = channel === 'session_ends' ? endDead : notifyChanged
      void answer(concerned, line).catch(() => line.drop())
    },
  })

  let beat: NodeJS.Timeout | undefined
  const onBeat = () => {
    subscribers.forEach((one) => one.onBeat())
    // This also detects a silently lost connection.
    if (line.isOpen()) void endDead([...subscribers], line).catch(() => line.drop())
  }

  return {
    refusal: (userId) => {
      if (of(userId).length >= MOST_STREAMS_PER_USER) return 'tooManyRequests'
      return subscribers.size >= MOST_STREAMS ? 'overloaded' : null
    },
    join: (subscriber) => {
      subscribers.add(subscriber)
      beat ??= setInterval(onBeat, BEAT_MS).unref()
      line.open()
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size > 0) return
        clearInterval(beat)
        beat = undefined
      }
    },
    endAll: () => subscribers.forEach((one) => one.onEnd()),
  }
}

/** Open streams would keep a stopping server from closing its connections. */
const endOnShutdown = (hub: Hub) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      hub.endAll()
      // Without any other listener the signal terminates the process again.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
}

// One per process: routes may be bundled separately.
const KEY = Symbol.for('backoffice.notificationHub')
const shared = globalThis as { [KEY]?: Hub }

/**
 * Distributes change events to every open stream of this process: one dedicated connection outside
 * of the pool listens to PostgreSQL for all of them.
 */
export const notificationHub = (): Hub => {
  if (!shared[KEY]) {
    shared[KEY] = createHub()
    endOnShutdown(shared[KEY])
  }
  return shared[KEY]
}
