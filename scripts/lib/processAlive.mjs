import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Fields of /proc/PID/stat from the third one on; the name before it may contain blanks. */
const linuxStat = (pid) => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? (readFileSync(file, 'utf8').split(') ').pop()?.split(' ') ?? []) : []
}

/** Whether a process with this id is running, whichever user it belongs to. A zombie is not. */
export const processAlive = (pid) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return linuxStat(pid)[0] !== 'Z'
}

/** The name of a running program, or '' when unknown. Ids are reused after a restart. */
export const processName = (pid) => {
  if (existsSync(`/proc/${pid}/comm`)) return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return stdout?.trim() ?? ''
}

/**
 * The start time of a process, if the system provides it: distinguishes two processes with the same
 * id.
 */
export const processBirth = (pid) => linuxStat(pid)[19] ?? ''
