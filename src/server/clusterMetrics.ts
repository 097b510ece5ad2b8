import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const ASK = 'backoffice:metrics'
const PATIENCE_MS = 6_000

type Message = { type?: unknown; ask?: unknown; text?: unknown }
const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === ASK

/**
 * Runs in the process that starts the workers: adds up the counts of all workers when one of them
 * asks.
 */
export const answerForAllWorkers = (): void => {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isOurs(message)) return
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: ASK, ask: message.ask, text })
    }
    all.clusterMetrics().then(answer, () => answer(null))
  })
}

/**
 * How a server process reads the metrics of all of them.
 * @param registry of this process; used alone if there are no other workers
 * @throws when the others do not respond in time
 */
export const readAllWorkers = (registry: Registry): (() => Promise<string>) => {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
  let asked = 0
  return () =>
    new Promise<string>((resolve, reject) => {
      const ask = (asked += 1)
      const end = () => {
        clearTimeout(timer)
        process.off('message', hear)
      }
      const hear = (message: unknown) => {
        if (!isOurs(message) || message.ask !== ask) return
        end()
        if (typeof message.text === 'string') resolve(message.text)
        else reject(new Error('The other workers did not say what they count'))
      }
      const timer = setTimeout(() => {
        end()
        reject(new Error('The process of the workers does not answer'))
      }, PATIENCE_MS)
      process.on('message', hear)
      process.send?.({ type: ASK, ask })
    })
}
