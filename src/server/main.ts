import { createServer as createHttpServer } from 'node:http'
import next from 'next'
import { env } from '@/lib/env'
import { shutDown } from '@/lib/shutdown'
import { createServer } from './createServer'
import { readsFirst } from './readsFirst'
import { stopGracefully, trackConnections } from './stopGracefully'

const say = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)

/** What a process that a signal ended tells: 128 and the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

const start = async () => {
  const { PORT: port, TRUSTED_PROXIES: trusted } = env
  // Next asks itself for a page here when a server function redirects.
  process.env.__NEXT_PRIVATE_ORIGIN ??= `http://localhost:${port}`
  // Next listens for upgrades on the server it is given: this one never hears of any.
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: createHttpServer() })
  await app.prepare()
  const server = createServer({
    handler: readsFirst(app.getRequestHandler(), say),
    trusted,
    onError: say,
  })
  const connections = trackConnections(server)

  let stopping = false
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void Promise.all([stopGracefully(server, connections), shutDown(say)])
        .then(() => app.close())
        .finally(() => process.exit(code))
    })
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}

start().catch((error: unknown) => {
  say(error)
  process.exit(1)
})
