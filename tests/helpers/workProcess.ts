/**
 * A process that does one piece of work, for tests that kill it in the middle. Compiled before it
 * is started; the work is JSON in its first argument.
 */
import { createLocalReq, getPayload } from 'payload'
import config from '@payload-config'
import { JOB_RUNS } from '@/jobs'
import { eraseOverdue } from '@/operations/privacy/eraseOverdue'
import { erasePerson } from '@/operations/privacy/erasePerson'
import { rotateKey } from '@/operations/users/apiKeys'

/** The user and the session that it acts for. */
type By = { id: number; sid: string }
type Done<Operation extends (call: never) => unknown> = Omit<Parameters<Operation>[0], 'req'>
export type Work =
  | { do: 'sweep' }
  | { do: 'erasePerson'; by: By; call: Done<typeof erasePerson> }
  | { do: 'eraseOverdue'; by: By; call: Done<typeof eraseOverdue> }
  | { do: 'rotateKey'; by: By; call: Done<typeof rotateKey> }

const work = JSON.parse(process.argv[2] ?? '') as Work
const payload = await getPayload({ config })

const requestOf = async ({ id, sid }: By) => {
  const found = await payload.findByID({ collection: 'users', id, depth: 0 })
  const user = { ...found, collection: 'users' as const, _sid: sid }
  return createLocalReq({ user: user as never }, payload)
}

if (work.do === 'sweep') await JOB_RUNS.sweep(payload)
if (work.do === 'erasePerson') await erasePerson({ ...work.call, req: await requestOf(work.by) })
if (work.do === 'eraseOverdue') await eraseOverdue({ ...work.call, req: await requestOf(work.by) })
if (work.do === 'rotateKey') await rotateKey({ ...work.call, req: await requestOf(work.by) })
process.exit(0)
