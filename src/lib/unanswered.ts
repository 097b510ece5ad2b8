// Of the process: the server, pages and endpoints are bundled apart.
const KEY = Symbol.for('backoffice.unanswered')
const shared = globalThis as { [KEY]?: WeakSet<object> }
const unanswered = () => (shared[KEY] ??= new WeakSet())

/** Remembers a request whose caller could not be looked up: nobody is not the same as not known. */
export const noteUnanswered = (headers: object): void => void unanswered().add(headers)

/** @param headers of the request, as the very object that the strategies were given */
export const isUnanswered = (headers: object): boolean => unanswered().has(headers)
