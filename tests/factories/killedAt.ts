import { spawn, type ChildProcess } from 'node:child_process'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { compiled } from '../../scripts/lib/compile.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import type { Work } from '../helpers/workProcess'
import { select } from './database'

/**
 * Prepares killing processes in the middle of their work. A statement of the work waits for a lock that a
 * connection of this one holds.
 */
export const prepareKills = async () => {
  const program = await compiled('tests/helpers/workProcess.ts')
  const holder = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
  await holder.connect()
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const holding = rows[0]?.pid ?? 0
  const alive = new Set<ChildProcess>()

  /**
   * Kills a process when everything before a statement of its work is done and nothing is committed.
   * @param held the statement that makes it wait
   */
  const killedAt = async (held: string, work: Work): Promise<void> => {
    await holder.query('begin')
    await holder.query(held)
    const child = spawn(process.execPath, [...program, JSON.stringify(work)], {
      cwd: inRoot('.'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    alive.add(child)
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once('exit', (_code, signal) => {
        alive.delete(child)
        resolve(signal)
      })
    })
    const pids = await vi.waitFor(
      async () => {
        const waiting = await select<{ pid: number }>(
          'select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
          [holding],
        )
        expect(waiting).toHaveLength(1)
        return waiting.map(({ pid }) => pid)
      },
      { timeout: 60_000, interval: 20 },
    )
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    await holder.query('rollback')
    // The connection finds out that nobody is there any more.
    await vi.waitFor(
      async () =>
        expect(await select('select from pg_stat_activity where pid = any ($1)', [pids])).toEqual(
          [],
        ),
      { timeout: 20_000, interval: 20 },
    )
  }
  const end = async () => {
    for (const child of alive) child.kill('SIGKILL')
    await holder.end()
  }
  return { killedAt, end }
}

/** A signed-in person as the process of the work names them. */
export const sessionOf = async ({ id }: { id: number }): Promise<{ id: number; sid: string }> => {
  const [session] = await select<{ sid: string }>(
    'select id as sid from users_sessions where _parent_id = $1',
    [id],
  )
  return { id, sid: session?.sid ?? '' }
}
