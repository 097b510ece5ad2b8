import { spawn } from 'node:child_process'
import path from 'node:path'
import { BackupProblem } from '@/database/backup/problem'

/** Characters kept from the end of the test restore's output. */
const LAST = 2_000

// Relative to the project's folder, the working directory of the server: the bundled module has
// another path.
const programOf = () => path.join(process.cwd(), 'scripts', 'verify.mjs')

/** The failure in its output: the text after its steps. */
const reasonIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+[✓…]/u.test(line))
    .join(' ')
    .trim()

/**
 * Test-restores a backup, as `npm run verify -- BACKUP` does: in a separate process, with a
 * temporary database. A success is recorded in the backup.
 * @param args.folder of the backup
 * @param args.program for tests: a different program
 * @throws {BackupProblem} with its output
 */
export const proveBackup = async (args: { folder: string; program?: string }): Promise<void> => {
  const { folder, program = programOf() } = args
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-LAST)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  // A stopping server also stops the test restore; the temporary database ends with it.
  const end = () => child.kill()
  process.once('exit', end)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (ended) => resolve(ended ?? 1))
  }).finally(() => process.off('exit', end))
  if (code !== 0)
    throw new BackupProblem(
      code === 4 ? 'damaged' : 'failed',
      `The backup ${path.basename(folder)} could not be restored as a trial: ${reasonIn(output)}`,
    )
}
