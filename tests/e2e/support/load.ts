import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that did not get the status it had to get. */
export type Failed = string

export type Api = {
  /**
   * Sends a request, and notes it where the answer has another status.
   * @returns what the answer says
   */
  ask: (path: string, asked?: { status?: number; key?: string; json?: object }) => Promise<string>
}

/**
 * The API and the pages as one signed-in browser asks for them.
 * @param args.url where requests go
 * @param args.cookie of the session
 * @param args.failed gets what failed
 */
export const apiOf = (args: { url: string; cookie: string; failed: Failed[] }): Api => ({
  ask: async (path, { status = 200, key, json } = {}) => {
    const method = json ? 'POST' : 'GET'
    try {
      const answer = await fetch(`${args.url}${path}`, {
        method,
        headers: {
          cookie: args.cookie,
          origin: args.url,
          ...(json && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(json && { body: JSON.stringify(json) }),
        signal: AbortSignal.timeout(30_000),
      })
      const text = await answer.text()
      if (answer.status !== status)
        args.failed.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
      return text
    } catch (error) {
      const { message, cause } = error as Error
      args.failed.push(`${method} ${path}: ${message} ${String(cause)}`)
      return ''
    }
  },
})

/** Between two requests of a caller, in milliseconds. */
const PAUSE_MS = 100

/**
 * Reads lists, records and pages, and posts movements and actions, one request after another, until
 * it is told to stop. Each third posting is repeated with its key, as after an answer that was lost.
 * @param args.card a stock card, whose movements are posted
 * @param args.company that is read
 * @param args.nextCompany a company that no action is about yet
 * @param args.owner of the actions
 * @returns the ids of what was posted, as acknowledged
 */
export const startCaller = (args: {
  api: Api
  card: number
  company: number
  nextCompany: () => number
  owner: number
  due: string
  failed: Failed[]
}) => {
  const { api, card, company, nextCompany, owner, due, failed } = args
  const movements: number[] = []
  const actions: number[] = []
  let isOver = false
  let requests = 0

  const post = async (path: string, json: object, into: number[]) => {
    const asked = { status: 201, key: randomUUID(), json }
    const text = await api.ask(path, asked)
    if (!text) return
    into.push((JSON.parse(text) as { doc?: { id: number } }).doc?.id ?? 0)
    if (into.length % 3 !== 0) return
    requests += 1
    const again = await api.ask(path, asked)
    if (again !== text) failed.push(`${path} repeated: ${again.slice(0, 200)}`)
  }
  const movement = { stockCard: card, type: 'in', quantity: 1, price: 10, currencyType: 'TRY' }
  const about = { subject: 'companies', title: 'Aranacak', owner, due }
  const works: (() => Promise<unknown>)[] = [
    () => api.ask('/api/stock-cards?limit=25&sort=name'),
    () => post('/api/stock-movements', movement, movements),
    () => api.ask(`/api/companies/${company}`),
    () => api.ask('/stock-movements'),
    () => post('/api/stock-movements', movement, movements),
    () => api.ask('/api/stock-movements?sort=-operationDate&limit=25&depth=1'),
    () => post('/api/actions', { ...about, document: nextCompany() }, actions),
  ]
  const run = async () => {
    for (let at = 0; !isOver; at += 1) {
      requests += 1
      await works[at % works.length]?.()
      await sleep(PAUSE_MS)
    }
  }
  const running = run()
  return {
    movements,
    actions,
    requests: () => requests,
    stop: async () => {
      isOver = true
      await running
    },
  }
}

/**
 * Reads a program's place of the event log again and again, as one that keeps up does.
 * @returns the ids of the records of the events so far
 */
export const followLog = (api: Api, type: string) => {
  const seen: number[] = []
  let after = ''
  let isOver = false
  const read = async () => {
    const query = new URLSearchParams({ types: type, limit: '500', ...(after && { after }) })
    const text = await api.ask(`/api/events?${query}`)
    if (!text) return
    type Page = { events?: { data: { id: number } }[]; next?: string }
    const { events = [], next } = JSON.parse(text) as Page
    seen.push(...events.map(({ data }) => data.id))
    after = next ?? after
  }
  const run = async () => {
    while (!isOver) {
      await read()
      await sleep(200)
    }
  }
  const running = run()
  return {
    seen,
    stop: async () => {
      isOver = true
      await running
    },
  }
}

/** Before a stream is opened again; a browser waits longer. */
const AGAIN_MS = 200

/**
 * Keeps a stream of notifications open, as `EventSource` does: when it ends it is opened again.
 * @returns how often it was opened, and how many changes it heard
 */
export const followStream = (args: { url: string; cookie: string; failed: Failed[] }) => {
  const { url, cookie, failed } = args
  const over = new AbortController()
  const heard = { opened: 0, changes: 0 }
  const open = async () => {
    const answer = await fetch(`${url}/api/notifications/stream`, {
      headers: { cookie },
      signal: over.signal,
    })
    if (answer.status !== 200) failed.push(`stream: ${answer.status} ${await answer.text()}`)
    heard.opened += 1
    const decoder = new TextDecoder()
    for await (const part of answer.body ?? [])
      heard.changes += decoder.decode(part as Uint8Array).split('event: changed').length - 1
  }
  const run = async () => {
    while (!over.signal.aborted) {
      try {
        await open()
      } catch (error) {
        if (over.signal.aborted) return
        failed.push(`stream: ${(error as Error).message} ${String((error as Error).cause)}`)
      }
      await sleep(AGAIN_MS)
    }
  }
  const running = run()
  return {
    heard: heard as Readonly<typeof heard>,
    stop: async () => {
      over.abort()
      await running
    },
  }
}
