import { spawn } from 'node:child_process'
import path from 'node:path'
import { BackupProblem } from '@/database/backup/problem'

/** Characters of the trial's output that are kept, from its end. */
const LAST = 2_000

// From the project's folder, the working directory of the server: bundled, this module has another
// path.
const programOf = () => path.join(process.cwd(), 'scripts', 'verify.mjs')

/** What it printed as a failure: the text after its steps. */
const reasonIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+[✓…]/u.test(line))
    .join(' ')
    .trim()

/**
 * Restores a backup as a trial, as `npm run verify -- BACKUP` does: in a process of its own, with a
 * database that is thrown away. The backup notes the success.
 * @param args.folder of the backup
 * @param args.program for tests: another one than that of the command
 * @throws {BackupProblem} with the output of the trial
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
  // A server that ends does not leave the trial behind; its database ends with it.
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
