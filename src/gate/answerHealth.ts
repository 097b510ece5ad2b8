import type { Payload } from 'payload'
import { isDiskLow, type Disk } from '@/domain/shared/disk'
import { NewerSchema, noteUnavailable, recentProblem } from './errors/noteUnavailable'

/**
 * The health of the instance: 200 when the database answers and has the newest schema. A full disk
 * and a bucket that does not answer are reported as `problem`, still with 200: the rest works; a disk
 * that will be full soon as `disk`.
 * @param args.start gives the running instance
 * @param args.findMisfit why this program does not fit the database of a newer release; null when it
 *   does. The answer names the problem, the log has the sentence
 * @param args.isCurrent whether all migrations have run; fails when the database does not answer
 * @param args.isGuarded whether the program's role cannot change the audit trail
 * @param args.readDisks the free space on the disks it writes to
 */
export const answerHealth = async (args: {
  start: () => Promise<Payload>
  findMisfit: (payload: Payload) => Promise<string | null>
  isCurrent: (payload: Payload) => Promise<boolean>
  isGuarded: (payload: Payload) => Promise<boolean>
  readDisks: () => Promise<Disk[]>
}): Promise<Response> => {
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
