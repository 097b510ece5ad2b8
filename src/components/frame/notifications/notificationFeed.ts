import { loadNotifications, notificationState } from './notificationStore'

const POLL_MS = 60_000
/** Debounce: several changes in a row are read once. */
const GATHER_MS = 150
/** Navigation unmounts the bell and mounts it again. */
const LINGER_MS = 2_000

let stream: EventSource | undefined
let poll: ReturnType<typeof setInterval> | undefined
let gathering: ReturnType<typeof setTimeout> | undefined
let lingering: ReturnType<typeof setTimeout> | undefined
let users = 0

const load = () => {
  if (gathering) return
  gathering = setTimeout(() => {
    gathering = undefined
    void loadNotifications().then(() => {
      if (notificationState().status === 'signedOut') stop()
    })
  }, GATHER_MS)
}

const isLive = () => stream?.readyState === EventSource.OPEN

const closeStream = () => {
  stream?.close()
  stream = undefined
}

const openStream = () => {
  if (stream && stream.readyState !== EventSource.CLOSED) return
  stream = new EventSource('/api/notifications/stream')
  // Every stream also starts with `changed`, so that changes during a disconnection are loaded.
  stream.addEventListener('changed', load)
}

/**
 * Hidden tabs close their stream: browsers limit connections, and returning to the tab reloads
 * (NT6).
 */
const follow = () => {
  if (document.visibilityState === 'hidden') return closeStream()
  if (!isLive()) load()
  openStream()
}

const onFocus = () => {
  load()
  follow()
}

/**
 * Polling while the stream is disconnected; EventSource reconnects unless the server refused it.
 */
const onPoll = () => {
  if (document.visibilityState === 'hidden' || isLive()) return
  load()
  openStream()
}

const start = () => {
  poll = setInterval(onPoll, POLL_MS)
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('focus', onFocus)
  window.addEventListener('online', onFocus)
  window.addEventListener('pagehide', closeStream)
  window.addEventListener('pageshow', follow)
  load()
  follow()
}

const stop = () => {
  clearInterval(poll)
  poll = undefined
  closeStream()
  document.removeEventListener('visibilitychange', follow)
  window.removeEventListener('focus', onFocus)
  window.removeEventListener('online', onFocus)
  window.removeEventListener('pagehide', closeStream)
  window.removeEventListener('pageshow', follow)
}

/**
 * Keeps the notifications of this tab up to date: by server-sent events, else by polling every
 * minute, and whenever the tab becomes visible.
 * @returns stops it
 */
export const followNotifications = (): (() => void) => {
  users += 1
  clearTimeout(lingering)
  if (!poll) start()
  return () => {
    users -= 1
    if (users === 0) lingering = setTimeout(stop, LINGER_MS)
  }
}
