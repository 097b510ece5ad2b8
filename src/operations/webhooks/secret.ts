import { createHmac, hkdfSync } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_NAME = 'backoffice/webhook/v1'

/**
 * The secret of an endpoint, derived from the server's and a random value in its row: the database
 * alone is not sufficient. Another PAYLOAD_SECRET changes all of them.
 * @param args.secret PAYLOAD_SECRET
 * @param args.nonce of `webhook_secrets`
 * @returns in the format of Standard Webhooks, `whsec_` and 32 bytes in base64
 */
export const webhookSecret = (args: { secret: string; nonce: string }): string => {
  const bytes = hkdfSync('sha256', args.secret, args.nonce, KEY_NAME, 32)
  return PREFIX + Buffer.from(bytes).toString('base64')
}

/**
 * The signature headers of a request (Standard Webhooks 1.0.0).
 * @param args.secrets `whsec_…`; one signature each, so that a receiver may know the former or the
 *   new one
 * @param args.id of the event, the same for every attempt
 * @param args.seconds the present instant, since 1970
 * @param args.body the exact bytes
 */
export const signatureHeaders = (args: {
  secrets: readonly string[]
  id: string
  seconds: number
  body: string
}): Record<string, string> => {
  const { secrets, id, seconds, body } = args
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
