import { rest, type RestResponse } from '../helpers/rest'

export type Json = Record<string, unknown>
type Options = { headers?: Record<string, string> }

export type Client = {
  cookie: string
  get: <T = Json>(path: string, options?: Options) => Promise<RestResponse<T>>
  post: <T = Json>(path: string, body?: unknown, options?: Options) => Promise<RestResponse<T>>
  patch: <T = Json>(path: string, body: unknown, options?: Options) => Promise<RestResponse<T>>
  remove: <T = Json>(path: string, options?: Options) => Promise<RestResponse<T>>
}

/** The REST API as one person uses it: `client.post('/tenders/7/approve')`. */
export const clientOf = (cookie: string): Client => {
  const at = (path: string) => `/api${path}`
  return {
    cookie,
    get: (path, options) => rest({ path: at(path), cookie, ...options }),
    post: (path, body = {}, options) =>
      rest({ method: 'POST', path: at(path), body, cookie, ...options }),
    patch: (path, body, options) =>
      rest({ method: 'PATCH', path: at(path), body, cookie, ...options }),
    remove: (path, options) => rest({ method: 'DELETE', path: at(path), cookie, ...options }),
  }
}
