import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Is there a process with this id, whoever owns it? */
export const processAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The name of a running program, or '' when unknown. Ids are reused after a restart. */
export const processName = (pid) => {
  if (existsSync(`/proc/${pid}/comm`)) return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return stdout?.trim() ?? ''
}

/** What tells two processes with the same id apart: when it started, where the system says so. */
export const processBirth = (pid) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return ''
  // The name in parentheses may hold blanks; field 22 counts from behind it.
  return readFileSync(file, 'utf8').split(') ').pop()?.split(' ')[19] ?? ''
}
