/** What a right lets somebody do with every subject that knows the action. */
export const ACTIONS = ['read', 'create', 'write', 'delete'] as const
export type CrudAction = (typeof ACTIONS)[number]

/** A right as entities and pages name it; the catalogue as a whole says which ones exist. */
export type RightShape = readonly [action: string, subject: string]
