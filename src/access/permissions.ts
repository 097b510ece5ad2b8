/**
 * The one registry of rights. Collection access, route guard, navigation, the role screen and
 * validation of stored roles all read it. A right that would change nothing is not in it.
 */
export const ACTIONS = ['read', 'create', 'write', 'delete'] as const
export type CrudAction = (typeof ACTIONS)[number]

/** What rights are about: one or more collections, the settings, or a page of its own. */
export const SUBJECTS = [
  'AclDemo',
  'dashboard',
  'customers',
  'meets',
  'company-projects',
  'tenders',
  'stock-cards',
  'stock-groups',
  'stock-group-stocks',
  'stock-movements',
  'stock-reservations',
  'stock-types',
  'users',
  'roles',
  'settings',
  'audit',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Rights beyond create/read/write/delete, each belonging to one subject. */
export const NAMED_RIGHTS = {
  approve: 'tenders',
  invoice: 'tenders',
  seeCosts: 'stock-cards',
  changeRates: 'tenders',
} as const satisfies Record<string, Subject>
export type NamedRight = keyof typeof NAMED_RIGHTS
export type Action = CrudAction | NamedRight

/**
 * Where not all of read, create, write and delete mean something: pages are only looked at, a
 * posted movement is never deleted, a reservation is changed by whoever may make one, and the one
 * row of settings is neither made nor deleted. The audit trail writes itself.
 */
const FEWER: Readonly<Partial<Record<Subject, readonly CrudAction[]>>> = {
  AclDemo: ['read'],
  dashboard: ['read'],
  'stock-movements': ['read', 'create', 'write'],
  'stock-reservations': ['read', 'create'],
  settings: ['read', 'write'],
  audit: ['read'],
}

/** The rights of a subject beyond create/read/write/delete. */
export const namedRightsOf = (subject: Subject): NamedRight[] =>
  (Object.keys(NAMED_RIGHTS) as NamedRight[]).filter((right) => NAMED_RIGHTS[right] === subject)

/** Actions a role may hold on a subject, in the order the role screen shows them. */
export const actionsOf = (subject: Subject): Action[] => [
  ...(FEWER[subject] ?? ACTIONS),
  ...namedRightsOf(subject),
]

/** Whether there is such a right at all. */
export const isRight = (subject: Subject, action: Action): boolean =>
  actionsOf(subject).includes(action)

/** One line of a role: what its holders may do with a subject; `fields` narrows it to columns. */
export type Permission = { subject: Subject; actions: Action[]; fields?: string[] }

export const isSubject = (value: unknown): value is Subject =>
  typeof value === 'string' && (SUBJECTS as readonly string[]).includes(value)
