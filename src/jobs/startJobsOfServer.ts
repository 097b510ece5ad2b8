import { getPayload } from 'payload'
import config from '@payload-config'
import { env } from '@/lib/env'
import { startJobs } from './boss'

/** Starts the jobs of a running server; a failure is logged, and the server goes on without. */
export const startJobsOfServer = async (): Promise<void> => {
  if (!env.DATABASE_URL) return
  const payload = await getPayload({ config })
  try {
    await startJobs(payload, env.DATABASE_URL)
  } catch (err) {
    payload.logger.error({ msg: 'Jobs did not start', err })
  }
}
