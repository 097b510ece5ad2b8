import type { Endpoint, Payload } from 'payload'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { insistOnCaller } from '@/access/session/staffOf'
import { etagOf, hasIt } from '@/lib/etag'
import { readProduct } from '@/lib/product'
import { openApiDocument } from './openApiDocument'

type Kept = { document: JsonSchema; text: string; etag: string }
const kept = new WeakMap<Payload, Kept>()

/** The API description of the running release, generated once per instance. */
export const describedApi = (payload: Payload): Kept => {
  const known = kept.get(payload)
  if (known) return known
  const { version } = readProduct()
  const document = openApiDocument({ ...payload.config, version })
  const text = JSON.stringify(document)
  const made = { document, text, etag: etagOf(text) }
  kept.set(payload, made)
  return made
}

/** `GET /openapi.json`: the description of this interface, for every signed-in caller. */
export const openApiEndpoint: Endpoint = {
  path: '/openapi.json',
  method: 'get',
  handler: (req) => {
    insistOnCaller(req)
    const { text, etag } = describedApi(req.payload)
    if (hasIt(req.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { ETag: etag } })
    return new Response(text, { headers: { 'Content-Type': 'application/json', ETag: etag } })
  },
}
