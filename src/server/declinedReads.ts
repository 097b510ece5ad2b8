import type { IncomingMessage } from 'node:http'

const declined = new WeakSet<IncomingMessage>()

/** Remembers that the read layer leaves a request to the handlers of the API. */
export const noteReadDeclined = (request: IncomingMessage): void => void declined.add(request)

/** True when the read layer was asked and left the request: it need not be asked again. */
export const isReadDeclined = (request: IncomingMessage): boolean => declined.has(request)
