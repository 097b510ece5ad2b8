import type { Payload } from 'payload'
import { isDiskLow, type Disk } from '@/domain/shared/disk'
import { onceASecond } from '@/lib/onceASecond'
import { NewerSchema, noteUnavailable, recentProblem } from './errors/noteUnavailable'

type Checks = {
  start: () => Promise<Payload>
  findMisfit: (payload: Payload) => Promise<string | null>
  isCurrent: (payload: Payload) => Promise<boolean>
  isGuarded: (payload: Payload) => Promise<boolean>
  readDisks: () => Promise<Disk[]>
}

/**
 * `answerHealth` at most once a second; requests in between get the same response, because
 * anonymous users may send any number of them, and each check takes several queries.
 */
export const healthOnceASecond = (checks: Checks): (() => Promise<Response>) => {
  const ask = onceASecond(() => answerHealth(checks))
  return async () => (await ask()).clone()
}

/**
 * The health of the instance: 200 when the database answers and has the newest schema. A full disk
 * and an unavailable bucket are reported as `problem`, still with 200, because the rest works; a
 * nearly full disk as `disk`.
 * @param args.start gives the running instance
 * @param args.findMisfit why this program does not support the database of a newer release; null
 *   when it does. The response names the problem, the log has the details
 * @param args.isCurrent whether all migrations have run; fails when the database does not answer
 * @param args.isGuarded whether the program's role cannot change the audit trail
 * @param args.readDisks the free space on the disks it writes to
 */
export const answerHealth = async (args: Checks): Promise<Response> => {
  let payload: Payload | undefined
  try {
    payload = await args.start()
    const misfit = await args.findMisfit(payload)
    if (misfit) throw new NewerSchema(misfit)
    if (!(await args.isCurrent(payload)))
      return Response.json({ status: 'migrating' }, { status: 503 })
    const trail = (await args.isGuarded(payload)) ? 'guarded' : 'unguarded'
    const problem = recentProblem()
    const isLow = (await args.readDisks()).some(isDiskLow)
    return Response.json({
      status: 'ok',
      trail,
      ...(problem && { problem }),
      ...(isLow && { disk: 'low' }),
    })
  } catch (error) {
    noteUnavailable({ error, logger: payload?.logger })
    const problem = error instanceof NewerSchema ? 'release' : 'database'
    return Response.json({ status: 'unavailable', problem }, { status: 503 })
  }
}
