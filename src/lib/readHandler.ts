/** A GET below `/api`, as the server received it. */
export type IncomingRead = {
  /** The decoded path below `/api`. */
  segments: readonly string[]
  search: string
  headers: Pick<Headers, 'get' | 'has'>
}

/** @returns the body of a 200, or null for what somebody else answers */
export type ReadHandler = (read: IncomingRead) => Promise<string | null>

// One per process: the server and what Next runs are bundled apart.
const KEY = Symbol.for('backoffice.readHandler')
const shared = globalThis as { [KEY]?: ReadHandler }

/** Has readings answered by this, before Next hears of them. */
export const setReadHandler = (handler: ReadHandler): void => {
  shared[KEY] = handler
}

/** Nothing until the application has started. */
export const readHandler = (): ReadHandler | undefined => shared[KEY]
