// One per process, shared by symbol: the server, pages and endpoints are separate bundles.
const KEY = Symbol.for('backoffice.unanswered')
const shared = globalThis as { [KEY]?: WeakSet<object> }
const unanswered = () => (shared[KEY] ??= new WeakSet())

/** Marks a request whose session could not be read: that is not the same as an anonymous request. */
export const noteUnanswered = (headers: object): void => void unanswered().add(headers)

/** @param headers of the request: the same object that the strategies were given */
export const isUnanswered = (headers: object): boolean => unanswered().has(headers)
