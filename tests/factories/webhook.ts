import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/env'
import type { EventEnvelope } from '@/queries/events/envelopes'
import { sendWebhooks as runJob } from '@/jobs/webhooks/sendWebhooks'
import { getTestPayload } from '../helpers/payload'
import type { Json } from './client'
import { select } from './database'
import { settleLog } from './eventLog'
import { administrator, type Person } from './person'
import type { Program } from './program'
import { anyName } from './rows'

/** A request as a receiver got it. */
export type Call = {
  path: string
  headers: http.IncomingHttpHeaders
  body: string
  event: EventEnvelope
}

/**
 * A receiver on the loopback, which the tests open for webhooks while it runs. Endpoints and events
 * that other tests left are not sent.
 */
export const startReceiver = async () => {
  await select('delete from webhooks')
  await sendWebhooks()
  const calls: Call[] = []
  let answer: (call: Call, response: http.ServerResponse) => unknown = (_, response) =>
    response.end('ok')
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const event = JSON.parse(body) as EventEnvelope
      const call = { path: request.url ?? '', headers: request.headers, body, event }
      calls.push(call)
      answer(call, response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  env.WEBHOOK_NETWORKS = ['127.0.0.0/8']
  return {
    calls,
    /** What came at one path, in the order in which it came. */
    at: (path: string) => calls.filter((call) => call.path === path),
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () => {
      env.WEBHOOK_NETWORKS = []
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Webhook = { id: number; secret: string; doc: Json; path: string }

/** An endpoint of a program, with an address of its own at the receiver. */
export const makeWebhook = async (
  { url }: { url: (path: string) => string },
  program: Pick<Program, 'id'>,
  data: Json = {},
  maker?: Person,
): Promise<Webhook> => {
  const path = `/${anyName('hook').replaceAll(/\W/g, '')}`
  const { post } = maker ?? (await administrator())
  const { status, json, text } = await post<{ doc: Json & { id: number }; secret: string }>(
    '/webhooks',
    {
      name: anyName('Webhook'),
      url: url(path),
      client: program.id,
      types: ['stock_type.created'],
      ...data,
    },
  )
  if (status !== 201) throw new Error(`No webhook was made: ${status} ${text}`)
  return { id: json.doc.id, secret: json.secret, doc: json.doc, path }
}

/** Runs the job once everything that was committed can be looked at. */
export const sendWebhooks = async (options?: {
  waitedForSeconds?: number
  longestMs?: number
}): Promise<void> => {
  await settleLog()
  await runJob(await getTestPayload(), { waitedForSeconds: 0, ...options })
}

export type DeliveryRow = {
  event: number
  state: string
  attempts: number
  status: number | null
  error: string | null
  answer: string | null
  wait: number
}

/** The deliveries of an endpoint, by event; `wait` in seconds from now. */
export const deliveriesOf = ({ id }: Pick<Webhook, 'id'>): Promise<DeliveryRow[]> =>
  select<DeliveryRow>(
    `select event::int, state, attempts, status, error, answer,
        extract(epoch from due_at - now())::float8 as wait
      from webhook_deliveries where endpoint_id = $1 order by event`,
    [id],
  )

/** Lets everything that waits be due, and endpoints that are left alone be tried. */
export const makeDue = async ({ id }: Pick<Webhook, 'id'>): Promise<void> => {
  await select(
    `update webhook_deliveries set due_at = now() where endpoint_id = $1 and state = 'waiting'`,
    [id],
  )
  await select(`update webhook_states set probe_at = now() where webhook_id = $1`, [id])
}

/** The signatures that a request should have with these secrets, by the words of the standard. */
export const signaturesFor = (secrets: readonly string[], { headers, body }: Call): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')
