export const API_METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const
export type ApiMethod = (typeof API_METHODS)[number]

export type ApiContext = {
  /** `slug` holds the decoded path below `/api`. */
  params: Promise<{ slug?: string[] }>
  /** The read layer has already declined this request; only the server of the process says so. */
  isReadDeclined?: boolean
}

/** Answers one method of a route, as Next calls it. */
export type ApiHandler = (request: Request, context: ApiContext) => Promise<Response>
export type ApiHandlers = Partial<Record<ApiMethod, ApiHandler>>

/** The routes below `/api`: those that have a file of their own, and the one for all others. */
export type ApiRoute = 'graphql' | 'health' | 'mcp' | 'rest'

// One per process: the server and what Next runs are bundled apart.
const KEY = Symbol.for('backoffice.apiHandlers')
const shared = globalThis as { [KEY]?: Map<ApiRoute, ApiHandlers> }
const routes = () => (shared[KEY] ??= new Map<ApiRoute, ApiHandlers>())

/**
 * Registers the handlers of a route, for Next and for our own server alike: the route file calls it
 * with what it exports, so that there is a single table.
 * @returns the handlers, to be exported
 */
export const answerApi = <H extends ApiHandlers>(route: ApiRoute, handlers: H): H => {
  routes().set(route, handlers)
  return handlers
}

/** Undefined until Next has loaded the route file, which the first request to it causes. */
export const apiHandlersOf = (route: ApiRoute): ApiHandlers | undefined => routes().get(route)
