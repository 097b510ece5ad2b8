import { validateHeaderName, validateHeaderValue } from 'node:http'
import { z } from 'zod'
import { optional, text, withDefault } from './envFields'

const COLLECTOR_RULE = 'must be an http:// or https:// address without a user or a query'
const collector = z
  .url({ protocol: /^https?$/, error: COLLECTOR_RULE })
  .refine(
    (address) => {
      const { username, search, hash } = new URL(address)
      return `${username}${search}${hash}` === ''
    },
    { error: COLLECTOR_RULE },
  )
  .transform((url) => url.replace(/\/+$/, ''))
const HEADERS_RULE = 'must look like name=value,name=value, with values as in an address (%20)'
/** As the specification of OpenTelemetry writes headers: values are encoded like those of a query. */
const headers = text.transform((list, ctx) => {
  const pairs = list.split(',').map((pair) => pair.trim().split(/=(.*)/s))
  try {
    return Object.fromEntries(
      pairs
        .filter(([name]) => name !== '')
        .map(([name = '', value]) => {
          const [header, decoded] = [name.trim(), decodeURIComponent(value?.trim() ?? '')]
          validateHeaderName(header)
          validateHeaderValue(header, decoded)
          if (decoded === '') throw new Error('empty')
          return [header, decoded]
        }),
    )
  } catch {
    ctx.addIssue({ code: 'custom', message: HEADERS_RULE })
    return z.NEVER
  }
})
const SHARE_RULE = 'must be a number from 0 to 1, such as 0.05'

/** Settings of traces, by the names that OpenTelemetry gives them. */
export const TRACING_SHAPE = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(collector),
  OTEL_EXPORTER_OTLP_HEADERS: withDefault(headers, ''),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    z.coerce
      .number({ error: SHARE_RULE })
      .refine((share) => share >= 0 && share <= 1, { error: SHARE_RULE }),
    1,
  ),
}
