/**
 * One instance that only executes jobs, for tests that kill it. Compiled before it is started;
 * prints `ready` on its standard output once it polls for work.
 */
import { getPayload } from 'payload'
import config from '@payload-config'
import { startJobs } from '@/jobs/boss'

const payload = await getPayload({ config })
const url = process.env.DATABASE_URL as string
await startJobs({ payload, url }, { pollSeconds: 0.2, deadRunSeconds: 1 })
process.stdout.write('ready\n')
