import type { Payload } from 'payload'
import { failureOfStatus, KEPT_ANSWER, type DeliveryFailure } from '@/domain/webhooks/webhook'
import { env } from '@/lib/env'
import { OutboundFailure, postOutside } from '@/lib/outbound'
import type { WebhookTarget } from '@/queries/webhooks/webhookTarget'
import { signatureHeaders, webhookSecret } from './secret'

/** The result of one request to an endpoint. */
export type Attempt = {
  /** Null for success. */
  failure: DeliveryFailure | null
  status: number | null
  retryAfter: string | null
  /** The start of the response. */
  answer: string | null
  /** Duration. */
  ms: number
}

/** PostgreSQL cannot store NUL, nor half of a surrogate pair that was cut. */
const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD')

/**
 * Sends an event to an endpoint, signed (Standard Webhooks). Not within a transaction: a receiver
 * may be slow.
 * @param args.event with its id, which is the same for every attempt
 */
export const sendRequest = async (args: {
  payload: Payload
  target: WebhookTarget
  event: { id: string }
  body: string
}): Promise<Attempt> => {
  const { payload, target, event, body } = args
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const signed = signatureHeaders({
    secrets: target.nonces.map((nonce) => webhookSecret({ secret: payload.secret, nonce })),
    id: event.id,
    seconds: Math.floor(Date.now() / 1000),
    body,
  })
  try {
    const { status, retryAfter, text } = await postOutside({
      url: target.url,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'backoffice-webhooks',
        ...signed,
      },
      body,
      networks: env.WEBHOOK_NETWORKS,
      keep: KEPT_ANSWER,
    })
    const failure = failureOfStatus(status)
    return { failure, status, retryAfter, answer: storable(text), ms: took() }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { failure: error.code, status: null, retryAfter: null, answer: null, ms: took() }
  }
}
