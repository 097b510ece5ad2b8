import { setTimeout as sleep } from 'node:timers/promises'

/** Longest wait for the collector when the process ends. */
const LAST_SPANS_MS = 1_000
/** A collector that is away is reported once a minute. */
const REPORT_MS = 60_000
/** Longest attempt to deliver a batch, in the background. */
const DELIVERY_MS = 10_000

/**
 * Opens what records spans and sends them to a collector (OTLP over HTTP, JSON). The library is loaded
 * by this call, and nothing is registered globally: Next and other packages would add spans of their
 * own, with the addresses that people request.
 *
 * @param {{
 *   endpoint: string, headers: Record<string, string>, ratio: number, version: string, instance: string,
 *   onLost: (error: unknown) => void,
 * }} options `endpoint` is the address of the collector without `/v1/traces`; `headers` go with each
 *   batch, such as a token; `ratio` is the share of the traces that are recorded, from 0 to 1; `version`
 *   and `instance` say which process this is; `onLost` is called when spans were not delivered, once a
 *   minute
 * @returns {Promise<{ tracer: import('../lib/tracing').Tracer, close: () => Promise<void> }>} `close`
 *   delivers what is recorded, and waits a second at most
 */
export const openTelemetry = async (options) => {
  const { endpoint, headers, ratio, version, instance, onLost } = options
  const [api, core, { resourceFromAttributes }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api

  let reportedAt = -Infinity
  const lost = (error) => {
    if (performance.now() - reportedAt < REPORT_MS) return
    reportedAt = performance.now()
    onLost(error)
  }
  const url = `${endpoint}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: DELIVERY_MS })
  const deliver = exporter.export.bind(exporter)
  exporter.export = (spans, done) =>
    deliver(spans, (result) => {
      if (result.error) lost(result.error)
      done(result)
    })

  const share = new sdk.TraceIdRatioBasedSampler(ratio)
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'backoffice',
      'service.version': version,
      'service.instance.id': instance,
    }),
    // A client continues its trace, but cannot have more recorded than the operator wants.
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('backoffice')

  /** @returns {import('../lib/tracing').Span} */
  const spanOf = (span) => ({
    trace: span.spanContext().traceId,
    isRecorded: span.isRecording(),
    child: (name, attributes) => {
      const parent = trace.setSpan(ROOT_CONTEXT, span)
      return spanOf(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent))
    },
    end: (attributes = {}, failure) => {
      span.setAttributes(attributes)
      if (failure !== undefined) {
        span.setAttribute('error.type', failure)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  })

  return {
    tracer: (name, attributes, traceparent) => {
      const caller = traceparent ? core.parseTraceParent(traceparent) : null
      const context = caller
        ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
        : ROOT_CONTEXT
      return spanOf(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, context))
    },
    close: async () => {
      const late = sleep(LAST_SPANS_MS, undefined, { ref: false })
      await Promise.race([provider.shutdown().catch(lost), late])
    },
  }
}
