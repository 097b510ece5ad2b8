import { beforeEach } from 'vitest'
import { answerApi, type ApiHandler, type ApiRoute } from '@/lib/apiHandlers'
import { apiFirst } from '@/server/apiFirst'
import type { Handler } from '@/server/createServer'
import { listen } from './rawServer'

export const API_PORT = 4711
const byNext: Handler = (_request, response) => void response.end('by Next')

/** A server whose API routes call `handler`, with Next behind it. @returns its port */
export const serveApi = (handler: ApiHandler, options: Parameters<typeof listen>[1] = {}) => {
  const { GET, POST } = { GET: handler, POST: handler }
  answerApi('rest', { GET, POST })
  return listen(apiFirst(byNext, API_PORT), options)
}

beforeEach(() => {
  for (const route of ['rest', 'graphql', 'health', 'mcp'] satisfies ApiRoute[])
    answerApi(route, {})
})
