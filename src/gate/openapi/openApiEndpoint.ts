import { createHash } from 'node:crypto'
import type { Endpoint, Payload } from 'payload'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { insistOnCaller } from '@/access/session/staffOf'
import { readProduct } from '@/lib/product'
import { openApiDocument } from './openApiDocument'

type Kept = { document: JsonSchema; text: string; etag: string }
const kept = new WeakMap<Payload, Kept>()

/** The description of the running release, made once for each instance. */
export const describedApi = (payload: Payload): Kept => {
  const known = kept.get(payload)
  if (known) return known
  const { version } = readProduct()
  const document = openApiDocument({ ...payload.config, version })
  const text = JSON.stringify(document)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const made = { document, text, etag }
  kept.set(payload, made)
  return made
}

/** A proxy that compresses makes a tag a weak one. */
const isKnown = (sent: string | null, etag: string): boolean =>
  (sent ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/** `GET /openapi.json`: the description of this interface, for anybody who is signed in. */
export const openApiEndpoint: Endpoint = {
  path: '/openapi.json',
  method: 'get',
  handler: (req) => {
    insistOnCaller(req)
    const { text, etag } = describedApi(req.payload)
    if (isKnown(req.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { ETag: etag } })
    return new Response(text, { headers: { 'Content-Type': 'application/json', ETag: etag } })
  },
}
