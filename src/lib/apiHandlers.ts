export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'

export type ApiContext = {
  /** `slug` holds the decoded path below `/api`. */
  params: Promise<{ slug?: string[] }>
  /** The read layer has already declined this request; only our own server sets this. */
  isReadDeclined?: boolean
}

/** Answers one method of a route, as Next calls it. */
export type ApiHandler = (request: Request, context: ApiContext) => Promise<Response>
export type ApiHandlers = Partial<Record<ApiMethod, ApiHandler>>

/** The route files below `/api`: some paths have their own, one handles all others. */
export type ApiRoute = 'graphql' | 'health' | 'mcp' | 'rest'

// One per process, shared by symbol: the server and Next's code are separate bundles.
const KEY = Symbol.for('backoffice.apiHandlers')
const shared = globalThis as { [KEY]?: Map<ApiRoute, ApiHandlers> }
const routes = () => (shared[KEY] ??= new Map<ApiRoute, ApiHandlers>())

/**
 * Registers the handlers of a route, for Next and for our own server. The route file calls it with
 * its exports, so that there is a single table.
 * @returns the handlers, to be exported
 */
export const answerApi = <H extends ApiHandlers>(route: ApiRoute, handlers: H): H => {
  routes().set(route, handlers)
  return handlers
}

/** Undefined until Next has loaded the route file, which the first request to it causes. */
export const apiHandlersOf = (route: ApiRoute): ApiHandlers | undefined => routes().get(route)
