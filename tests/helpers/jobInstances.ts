import { spawn, type ChildProcess } from 'node:child_process'
import { afterAll, beforeAll } from 'vitest'
import { compiled } from '../../scripts/lib/compile.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { asSuperuser, select } from '../factories/database'

/**
 * Starts instances that only execute jobs, for a test file that kills them. The queues are empty at
 * its beginning and end. Runs of a killed instance are found within seconds instead of minutes.
 * @param env returns further settings when an instance is started
 */
export const useJobInstances = (env: () => Record<string, string> = () => ({})) => {
  const alive = new Set<ChildProcess>()
  let program: string[]

  beforeAll(async () => {
    program = await compiled('tests/helpers/jobProcess.ts')
    await select('delete from jobs.job')
    await asSuperuser('create table kept_queues as select name, expire_seconds from jobs.queue')
    await select('update jobs.queue set expire_seconds = 3')
  })
  afterAll(async () => {
    for (const child of alive) child.kill('SIGKILL')
    await asSuperuser(`update jobs.queue q set expire_seconds = k.expire_seconds
      from kept_queues k where k.name = q.name`)
    await asSuperuser('drop table kept_queues')
    await select('delete from jobs.job')
  })

  return {
    /** Resolves once an instance polls for work. */
    begin: () =>
      new Promise<ChildProcess>((resolve, reject) => {
        const child = spawn(process.execPath, program, {
          cwd: inRoot('.'),
          env: { ...process.env, NODE_ENV: 'production', ...env() },
          stdio: ['ignore', 'pipe', 'ignore'],
        })
        alive.add(child)
        child.once('exit', () => {
          alive.delete(child)
          reject(new Error('ended before it was ready'))
        })
        child.stdout?.on('data', (text: Buffer) => String(text).includes('ready') && resolve(child))
      }),
    /** Kills all of them at once. */
    killAll: () => {
      for (const child of alive) child.kill('SIGKILL')
    },
  }
}
