/** How many backups are kept of which periods. */
export type Keep = Readonly<Record<Unit, number>>
type Unit = 'd' | 'w' | 'm'

/** Keeps only the backups made before an upgrade. */
export const UPGRADES_ONLY: Keep = { d: 0, w: 0, m: 0 }
/** For how many states of the tables the newest backup made before an upgrade is kept. */
const UPGRADES = 2

const DAY_MS = 24 * 60 * 60 * 1000
const RULE = /^(\d{1,4}[dwm])(,\d{1,4}[dwm])*$/

/**
 * Parses how many backups are kept: `7d,5w,12m` keeps the newest one of each of the last 7 days, 5
 * weeks and 12 months that have a backup.
 * @returns the numbers, or null for anything else, a period given twice, and for keeping none
 */
export const parseKeep = (text: string): Keep | null => {
  const compact = text.replaceAll(/\s/g, '')
  if (!RULE.test(compact)) return null
  const parts = compact
    .split(',')
    .map((part) => [part.slice(-1) as Unit, Number(part.slice(0, -1))] as const)
  const counts = new Map(parts)
  if (counts.size < parts.length) return null
  const keep = { d: counts.get('d') ?? 0, w: counts.get('w') ?? 0, m: counts.get('m') ?? 0 }
  return keep.d + keep.w + keep.m > 0 ? keep : null
}

/** The Monday of a moment's ISO week, which identifies the week. */
const weekOf = (at: Date): string => {
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

/** The UTC period that a moment belongs to. */
const PERIODS: Readonly<Record<Unit, (at: Date) => string>> = {
  d: (at) => at.toISOString().slice(0, 10),
  w: weekOf,
  m: (at) => at.toISOString().slice(0, 7),
}

const newestOfEach = <T extends { at: Date }>(
  newestFirst: readonly T[],
  unit: Unit,
  most: number,
) => {
  const found = new Map<string, T>()
  for (const one of newestFirst) {
    const period = PERIODS[unit](one.at)
    if (!found.has(period)) found.set(period, one)
  }
  return [...found.values()].slice(0, most)
}

/** An upgrade that fails and is tried again must not replace the backup of the state before it. */
const newestOfStates = <T extends { upgradedFrom?: string | null }>(newestFirst: readonly T[]) => {
  const found = new Map<string, T>()
  for (const one of newestFirst)
    if (one.upgradedFrom && !found.has(one.upgradedFrom)) found.set(one.upgradedFrom, one)
  return [...found.values()].slice(0, UPGRADES)
}

/**
 * The backups to keep: the newest one of each period that has a backup; the newest test-restored
 * one, because no other is known to be good; and for each of the last two states of the tables the
 * newest one made before an upgrade, because it alone allows a downgrade.
 * @param backups in any order; `at` is the moment of the data, `isProven` when it was restored as a
 *   trial, `upgradedFrom` the last migration of one that was made before an upgrade
 * @returns those of `backups` that stay, newest first
 */
export const backupsToKeep = <
  T extends { at: Date; isProven: boolean; upgradedFrom?: string | null },
>(
  backups: readonly T[],
  keep: Keep,
): T[] => {
  const newestFirst = [...backups].sort((one, other) => other.at.getTime() - one.at.getTime())
  const proven = newestFirst.find(({ isProven }) => isProven)
  const kept = new Set<T>([...(proven ? [proven] : []), ...newestOfStates(newestFirst)])
  for (const unit of ['d', 'w', 'm'] as const)
    for (const one of newestOfEach(newestFirst, unit, keep[unit])) kept.add(one)
  return newestFirst.filter((one) => kept.has(one))
}
