/** A GET below `/api`, as the server received it. */
export type IncomingRead = {
  /** The decoded path below `/api`. */
  segments: readonly string[]
  search: string
  headers: Pick<Headers, 'get' | 'has'>
}

/** The JSON of a 200 response, and headers in addition to the usual ones. */
export type ReadAnswer = { body: string; headers: Readonly<Record<string, string>> }

/** @returns the response, or null if Payload has to answer the request */
export type ReadHandler = (read: IncomingRead) => Promise<ReadAnswer | null>

// One per process, shared by symbol: the server and Next's code are separate bundles.
const KEY = Symbol.for('backoffice.readHandler')
const shared = globalThis as { [KEY]?: ReadHandler }

/** Registers the handler that answers read requests before they reach Next. */
export const setReadHandler = (handler: ReadHandler): void => {
  shared[KEY] = handler
}

/** Undefined until the application has started. */
export const readHandler = (): ReadHandler | undefined => shared[KEY]
