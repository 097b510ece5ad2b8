import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What Linux says of a process from the third field on; the name before it may hold blanks. */
const linuxStat = (pid) => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? (readFileSync(file, 'utf8').split(') ').pop()?.split(' ') ?? []) : []
}

/** Is there a process with this id, whoever owns it? One that ended and waits to be noticed is not. */
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

/** What tells two processes with the same id apart: when it started, where the system says so. */
export const processBirth = (pid) => linuxStat(pid)[19] ?? ''
