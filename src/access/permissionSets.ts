import {
  ACTIONS,
  actionsOf,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from './permissions'

/** How much of a set of rights is held: what a "select all" box shows. */
export type Share = 'none' | 'some' | 'all'

/** True when the permissions hold this action on this subject. */
export const holds = (permissions: readonly Permission[], subject: Subject, action: Action) =>
  permissions.some((row) => row.subject === subject && row.actions.includes(action))

/** How many of the given actions are held on the subjects: none, some or all of them. */
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

/**
 * The permissions after ticking or clearing cells. Writing without reading makes no sense: ticking
 * create, write or delete ticks read, clearing read clears them. `fields` of a row are kept.
 */
export const setCells = (
  permissions: readonly Permission[],
  cells: readonly (readonly [Subject, Action])[],
  isHeld: boolean,
): Permission[] =>
  SUBJECTS.flatMap((subject) => {
    const row = permissions.find((candidate) => candidate.subject === subject)
    const touched = cells.filter((cell) => cell[0] === subject).map((cell) => cell[1])
    const before = row?.actions ?? []
    const wanted = new Set(
      isHeld ? [...before, ...touched] : before.filter((action) => !touched.includes(action)),
    )
    const needsRead = isHeld && touched.some((action) => NEEDS_READ.includes(action))
    if (needsRead) wanted.add('read')
    const losesRead = !isHeld && touched.includes('read')
    if (losesRead) for (const action of NEEDS_READ) wanted.delete(action)
    const actions = actionsOf(subject).filter((action) => wanted.has(action))
    if (actions.length === 0) return []
    return [{ subject, actions, ...(row?.fields ? { fields: row.fields } : {}) }]
  })
