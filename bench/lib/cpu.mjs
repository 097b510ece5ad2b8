import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second; Linux gives this to every program. */
const TICKS = 100

const fieldsOf = (pid) => {
  try {
    // The name in brackets may hold blanks.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return undefined
  }
}

const secondsOf = (fields) => (fields ? (Number(fields[11]) + Number(fields[12])) / TICKS : 0)

/** The process and what it started, and so on. */
const familyOf = (pid) => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), fields: fieldsOf(name) }))
    .filter(({ fields }) => fields)
  const family = all.filter((one) => one.pid === pid)
  for (const parent of family)
    family.push(...all.filter(({ fields }) => Number(fields[1]) === parent.pid))
  return family
}

/**
 * Processor time that a process and its children have taken, in seconds; NaN where there is no /proc.
 *
 * @param {number} pid
 */
export const cpuSeconds = (pid) => {
  if (process.platform !== 'linux') return NaN
  return familyOf(pid).reduce((sum, { fields }) => sum + secondsOf(fields), 0)
}

/** Resident memory of a process and its children, in MB; NaN where there is no /proc. */
export const residentMb = (pid) => {
  if (process.platform !== 'linux') return NaN
  return familyOf(pid).reduce((sum, { fields }) => sum + (Number(fields[21]) * 4096) / 2 ** 20, 0)
}
