import { AsyncLocalStorage } from 'node:async_hooks'

/** Names and numbers only: no value that a person typed, no address, no text of a statement. */
type SpanAttributes = Record<string, string | number>

/** A piece of work that is timed. */
export type Span = {
  /** Id of the trace that it is part of: 32 hexadecimal digits. */
  trace: string
  /** Whether it is recorded: else nothing below it is either. */
  isRecorded: boolean
  /** Starts a part of it: a call of the database. */
  child: (name: string, attributes: SpanAttributes) => Span
  /**
   * Ends it.
   * @param attributes what is known now
   * @param failure a code, for work that failed
   */
  end: (attributes?: SpanAttributes, failure?: string) => void
}

/** @param traceparent what the client says of the trace that its request belongs to */
export type Tracer = (
  name: string,
  attributes: SpanAttributes,
  traceparent: string | undefined,
) => Span

// One per process: the server and what Next runs are bundled apart.
const KEY = Symbol.for('backoffice.tracing')
type Shared = { tracer?: Tracer; running: AsyncLocalStorage<Span> }
const shared = globalThis as { [KEY]?: Shared }
const tracing = (): Shared => (shared[KEY] ??= { running: new AsyncLocalStorage() })

/** Sets what records spans; without it nothing is recorded. */
export const setTracer = (tracer: Tracer | undefined): void => {
  tracing().tracer = tracer
}

/** Whether spans are recorded in this process. */
export const isTracing = (): boolean => tracing().tracer !== undefined

/** Starts a request; null where nothing is recorded. It ends with `end`. */
export const startRequest = (...args: Parameters<Tracer>): Span | null =>
  tracing().tracer?.(...args) ?? null

/** Runs work as part of a span: its statements are children of it, its log lines name the trace. */
export const withinSpan = <T>(span: Span, work: () => T): T => tracing().running.run(span, work)

/** Starts a part of the work that is running; null where that is not recorded. */
export const startPart = (name: string, attributes: SpanAttributes): Span | null => {
  const running = tracing().running.getStore()
  return running?.isRecorded ? running.child(name, attributes) : null
}

/** Id of the trace that the running work belongs to. */
export const runningTrace = (): string | undefined => tracing().running.getStore()?.trace
