import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const ASK = 'backoffice:metrics'
const PATIENCE_MS = 6_000

type Message = { type?: unknown; ask?: unknown; text?: unknown }
const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === ASK

/** In the process that starts the workers: adds up what all of them count, when one of them asks. */
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
 * In a server process: how it reads the metrics of all of them.
 * @param registry of this process, which is all there is when it has no siblings
 * @throws when the others do not answer in time
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
