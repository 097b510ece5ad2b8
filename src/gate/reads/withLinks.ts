import type { OpenRoute } from '../routes/matchRoute'
import { parseQuery, type GatedQuery } from '../query/gateQuery'
import { pageLinks, type Envelope } from './pageLinks'

/** A page of a list that Payload answered, with the `Link` header of those that the read layer answers. */
export const withLinks = async (args: {
  response: Response
  route: OpenRoute
  query: GatedQuery
}): Promise<Response> => {
  const { response, route, query } = args
  if (!response.ok) return response
  const text = await response.text()
  const { docs, ...envelope } = JSON.parse(text) as Envelope & { docs: { id: unknown }[] }
  const page = { ...envelope, count: docs.length, lastId: () => docs.at(-1)?.id }
  const asked = parseQuery(query.search)
  const link = pageLinks({ path: `/api/${route.slug}`, query: asked, page })
  const linked = new Response(text, response)
  if (link) linked.headers.set('Link', link)
  return linked
}
