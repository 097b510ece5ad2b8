import { getPayload } from 'payload'
import config from '@payload-config'
import { env } from '@/lib/env'
import { onShutdown } from '@/lib/shutdown'
import { startJobs } from './boss'

/** Starts the jobs of a running server; a failure is logged, and the server goes on without. */
export const startJobsOfServer = async (): Promise<void> => {
  const url = env.DATABASE_URL
  if (!url) return
  const payload = await getPayload({ config })
  try {
    // What a stopping server had begun is given back, so that others need not wait for its end.
    onShutdown(await startJobs({ payload, url }))
  } catch (err) {
    payload.logger.error({ msg: 'Jobs did not start', err })
  }
}
