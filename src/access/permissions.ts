/**
 * The one registry of rights. Collection access, route guard, navigation, the role screen and the
 * validation of stored roles all read it.
 */
export const ACTIONS = ['read', 'create', 'write', 'delete'] as const
export type CrudAction = (typeof ACTIONS)[number]

/**
 * What rights are about: the subjects of pages and collections, and `audit`, which nothing uses
 * yet.
 */
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
  export: 'all',
} as const satisfies Record<string, Subject | 'all'>
export type NamedRight = keyof typeof NAMED_RIGHTS
export type Action = CrudAction | NamedRight

/** The rights of a subject beyond create/read/write/delete. */
export const namedRightsOf = (subject: Subject): NamedRight[] =>
  (Object.keys(NAMED_RIGHTS) as NamedRight[]).filter(
    (right) => NAMED_RIGHTS[right] === subject || NAMED_RIGHTS[right] === 'all',
  )

/** Actions a role may hold on a subject, in the order the role screen shows them. */
export const actionsOf = (subject: Subject): Action[] => [...ACTIONS, ...namedRightsOf(subject)]

/** One line of a role: what its holders may do with a subject; `fields` narrows it to columns. */
export type Permission = { subject: Subject; actions: Action[]; fields?: string[] }

export const isSubject = (value: unknown): value is Subject =>
  typeof value === 'string' && (SUBJECTS as readonly string[]).includes(value)
