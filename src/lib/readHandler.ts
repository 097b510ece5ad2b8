/** A GET below `/api`, as the server received it. */
export type IncomingRead = {
  /** The decoded path below `/api`. */
  segments: readonly string[]
  search: string
  headers: Pick<Headers, 'get' | 'has'>
}

/** The JSON of a 200 response, and headers in addition to the usual ones. */
export type ReadAnswer = { body: string; headers: Readonly<Record<string, string>> }

/** @returns the response, or null for a request that Payload answers */
export type ReadHandler = (read: IncomingRead) => Promise<ReadAnswer | null>

// One per process: the server and what Next runs are bundled apart.
const KEY = Symbol.for('backoffice.readHandler')
const shared = globalThis as { [KEY]?: ReadHandler }

/** Registers the handler that answers read requests before they reach Next. */
export const setReadHandler = (handler: ReadHandler): void => {
  shared[KEY] = handler
}

/** Nothing until the application has started. */
export const readHandler = (): ReadHandler | undefined => shared[KEY]
