import { getPayload } from 'payload'
import config from '@payload-config'
import { env } from '@/lib/env'
import { onShutdown } from '@/lib/shutdown'
import { startJobs } from './boss'

/** Starts the jobs of a running server. A failure is logged, and the server runs without jobs. */
export const startJobsOfServer = async (): Promise<void> => {
  const url = env.DATABASE_URL
  if (!url) return
  const payload = await getPayload({ config })
  try {
    // Runs of a stopping server are released, so that other servers need not wait for their lease.
    onShutdown(await startJobs({ payload, url }))
  } catch (err) {
    payload.logger.error({ msg: 'Jobs did not start', err })
  }
}
