import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { askerOf, insistOnCaller } from '@/access/session/staffOf'
import { WEBHOOK_COMMANDS } from '@/catalog/commands/webhooks'
import { Refusal } from '@/domain/shared/refusal'
import { noteMade } from '@/operations/shared/noteMade'
import { inTransaction } from '@/operations/shared/transaction'
import {
  disableWebhook,
  enableWebhook,
  issueSecret,
  rotateWebhookSecret,
  type IssuedSecret,
} from '@/operations/webhooks/changeWebhook'
import { replayEvents } from '@/operations/webhooks/replay'
import { sendTest } from '@/operations/webhooks/sendTest'
import { readDeliveries } from '@/queries/webhooks/readDeliveries'
import { commandAnswer } from '../shared/commandAnswer'
import { bodyFrom, insistOnRights } from '../shared/commandCall'
import { recordAsked } from '../shared/recordAsked'

const SLUG = 'webhooks'

const docOf = (req: PayloadRequest, result: unknown) => {
  noteMade(SLUG, result)
  return commandAnswer({ req, collection: SLUG, result })
}

/** The only response that contains a secret: never cached or stored. */
const showSecret = (
  doc: Record<string, unknown>,
  { secret }: IssuedSecret,
  status: number,
): Response => Response.json({ doc, secret }, { status, headers: { 'Cache-Control': 'no-store' } })

/** An API client subscribes only for itself; it sends an address and event types. */
const dataOf = (req: PayloadRequest): Record<string, unknown> => {
  const data = (req.data ?? {}) as Record<string, unknown>
  const { program } = askerOf(req)
  if (program === null) return data
  const { name } = req.user as unknown as { name: string }
  return { name, client: program, ...data }
}

/** `POST /webhooks`: creates an endpoint and its secret in one transaction. */
const create: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await mayOf(req))(['create', 'webhooks', '*'])) throw new Refusal('notAllowed')
    await addDataAndFileToRequest(req)
    const { doc, issued } = await inTransaction(req, async () => {
      const made = await req.payload.create({
        collection: SLUG,
        data: dataOf(req) as never,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const issued = await issueSecret(req, made.id)
      return { doc: await docOf(req, made), issued }
    })
    return showSecret(doc, issued, 201)
  },
}

const WRITE = [['write', 'webhooks', '*']] as const

const rotate: Endpoint = {
  path: `/:id${WEBHOOK_COMMANDS.renewSecret.path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnRights(req, WRITE)
    const id = recordAsked(req)
    const body = await bodyFrom(req, WEBHOOK_COMMANDS.renewSecret.body)
    const { doc, issued } = await inTransaction(req, async () => {
      const issued = await rotateWebhookSecret({ req, id, body })
      return { doc: await docOf(req, id), issued }
    })
    return showSecret(doc, issued, 200)
  },
}

const switching = (
  name: 'enable' | 'disable',
  run: (args: { req: PayloadRequest; id: number }) => Promise<number>,
): Endpoint => ({
  path: `/:id${WEBHOOK_COMMANDS[name].path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnRights(req, WRITE)
    const id = recordAsked(req)
    await bodyFrom(req, WEBHOOK_COMMANDS[name].body)
    const doc = await inTransaction(req, async () => docOf(req, await run({ req, id })))
    return Response.json({ doc })
  },
})

/** `POST /webhooks/:id/test`: sends a test request and returns its result, also if it failed. */
const test: Endpoint = {
  path: `/:id${WEBHOOK_COMMANDS.test.path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnRights(req, WRITE)
    const id = recordAsked(req)
    await bodyFrom(req, WEBHOOK_COMMANDS.test.body)
    return Response.json(await sendTest({ req, id }))
  },
}

/** `POST /webhooks/:id/replay {event} | {from, to}` */
const replay: Endpoint = {
  path: `/:id${WEBHOOK_COMMANDS.replay.path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnRights(req, WRITE)
    const id = recordAsked(req)
    const body = await bodyFrom(req, WEBHOOK_COMMANDS.replay.body)
    return Response.json({ queued: await replayEvents({ req, id, body }) })
  },
}

/** `GET /webhooks/:id/deliveries?before=`: deliveries and their results, newest first. */
const deliveries: Endpoint = {
  path: '/:id/deliveries',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    return Response.json(
      await readDeliveries({ req, id: recordAsked(req), query: req.searchParams }),
    )
  },
}

export const webhookEndpoints: Endpoint[] = [
  create,
  rotate,
  switching('enable', enableWebhook),
  switching('disable', disableWebhook),
  test,
  replay,
  deliveries,
]
