/**
 * Receives webhooks: verifies the signature (Standard Webhooks 1.0.0), answers at once, drops what
 * came before, and prints each event. Node 18 or newer, without packages:
 *
 *   WEBHOOK_SECRET=whsec_… PORT=4000 node examples/receiver.mjs
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '4000' } = process.env
if (!WEBHOOK_SECRET.startsWith('whsec_')) throw new Error('WEBHOOK_SECRET is no whsec_… secret')
const key = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64')
const MOST_SECONDS = 5 * 60
const MOST_BYTES = 64 * 1024

const isSigned = ({ id, timestamp, signatures, body }) => {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  // Also true where the timestamp is no number.
  if (!(age <= MOST_SECONDS)) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  // Two of them while a former secret still holds.
  return signatures.split(' ').some((one) => {
    const sent = Buffer.from(one.startsWith('v1,') ? one.slice(3) : '', 'base64')
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  })
}

// In a real program these are rows of a database, written in the transaction of the work.
const seen = new Set()

const handle = (event) => {
  if (seen.has(event.id)) return
  seen.add(event.id)
  console.log(`${event.id} ${event.type} ${JSON.stringify(event.data)}`)
}

const server = createServer(async (request, response) => {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST_BYTES) return response.writeHead(413).end()
    parts.push(part)
  }
  // The bytes as they came: parsed and written again they would not have the same signature.
  const body = Buffer.concat(parts)
  const id = request.headers['webhook-id'] ?? ''
  const timestamp = request.headers['webhook-timestamp'] ?? ''
  const signatures = request.headers['webhook-signature'] ?? ''
  if (!isSigned({ id, timestamp, signatures, body })) {
    console.error('refused: old, or not signed with WEBHOOK_SECRET')
    return response.writeHead(401).end()
  }
  response.writeHead(204).end()
  handle(JSON.parse(body.toString()))
})
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`listening on ${server.address().port}`)
})
