import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number; doubleValue?: number }
type Attributes = { key: string; value: Value }[]

/** A span as a collector gets it. */
export type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attributes
  status: { code: number; message?: string }
}
type Sent = {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** The value of an attribute of a span. */
export const valueOf = ({ attributes }: SentSpan, name: string): string | number | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue ?? value?.doubleValue
}

/**
 * A collector of traces in this process, which keeps what it is sent (OTLP over HTTP, JSON).
 * @param status that it answers with
 */
export const startCollector = async (status = 200) => {
  const bodies: string[] = []
  const requests: { path: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      bodies.push(body)
      requests.push({ path: request.url ?? '', authorization: request.headers.authorization })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as text. */
    text: () => bodies.join('\n'),
    requests,
    resources: () => sent().flatMap(({ resource }) => resource.attributes),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
