import {
  ACTIONS,
  actionsOf,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from './permissions'

/** How many rights of a set are granted: the state of a "select all" box. */
export type Share = 'none' | 'some' | 'all'

/** True when the permissions include this action on this subject. */
export const holds = (permissions: readonly Permission[], subject: Subject, action: Action) =>
  permissions.some((row) => row.subject === subject && row.actions.includes(action))

/** How many of the given actions are granted on the subjects: none, some or all of them. */
export const shareOf = (
  permissions: readonly Permission[],
  cells: readonly (readonly [Subject, Action])[],
): Share => {
  const held = cells.filter(([subject, action]) => holds(permissions, subject, action)).length
  if (held === 0) return 'none'
  return held === cells.length ? 'all' : 'some'
}

/** Every cell of the role screen. */
export const allCells = (): [Subject, Action][] =>
  SUBJECTS.flatMap((subject) =>
    actionsOf(subject).map((action): [Subject, Action] => [subject, action]),
  )

const NEEDS_READ: Action[] = ACTIONS.filter((action) => action !== 'read')

/** The fields of a right: all of them, or a list. */
export type HeldFields = 'whole' | readonly string[]
export type Rights = ReadonlyMap<Action, HeldFields>

const together = (one: HeldFields | undefined, other: HeldFields): HeldFields =>
  one === 'whole' || other === 'whole' ? 'whole' : [...new Set([...(one ?? []), ...other])]

/** The rights on a subject with their fields: if several rows grant a right, their fields add up. */
export const rightsOn = (permissions: readonly Permission[], subject: Subject): Rights => {
  const rights = new Map<Action, HeldFields>()
  for (const row of permissions.filter((candidate) => candidate.subject === subject))
    for (const action of row.actions)
      rights.set(action, together(rights.get(action), row.fields ?? 'whole'))
  return rights
}

/** The permission rows for these rights: one for each set of fields. */
const rowsOf = (subject: Subject, rights: Rights): Permission[] => {
  const rows = new Map<string, Permission>()
  for (const action of actionsOf(subject)) {
    const held = rights.get(action)
    if (!held) continue
    const fields = held === 'whole' ? undefined : held.toSorted()
    const key = JSON.stringify(fields)
    const row = rows.get(key) ?? { subject, actions: [], ...(fields && { fields }) }
    row.actions.push(action)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** Replaces the rights on a subject in a list of permissions. */
export const withRights = (
  permissions: readonly Permission[],
  subject: Subject,
  rights: Rights,
): Permission[] =>
  SUBJECTS.flatMap((each) =>
    each === subject ? rowsOf(each, rights) : permissions.filter((row) => row.subject === each),
  )

const setOn = (before: Rights, touched: readonly Action[], isHeld: boolean): Rights => {
  const rights = new Map(before)
  if (!isHeld) {
    for (const action of touched) rights.delete(action)
    if (touched.includes('read')) for (const action of NEEDS_READ) rights.delete(action)
    return rights
  }
  const isReadNeeded = touched.some((action) => NEEDS_READ.includes(action))
  // A new write permission covers only the readable fields, so that hidden fields cannot be changed.
  const asRead = before.get('read') ?? 'whole'
  for (const action of [...touched, ...(isReadNeeded ? (['read'] as const) : [])])
    if (!rights.has(action)) rights.set(action, asRead)
  return rights
}

/**
 * The permissions after ticking or clearing cells. Writing requires reading: ticking create, write
 * or delete ticks read, clearing read clears them. The fields of other rights stay, and so do the
 * rows of other subjects.
 */
export const setCells = (
  permissions: readonly Permission[],
  cells: readonly (readonly [Subject, Action])[],
  isHeld: boolean,
): Permission[] =>
  [...new Set(cells.map(([subject]) => subject))].reduce<Permission[]>(
    (before, subject) => {
      const touched = cells.filter((cell) => cell[0] === subject).map((cell) => cell[1])
      return withRights(before, subject, setOn(rightsOn(before, subject), touched, isHeld))
    },
    [...permissions],
  )
