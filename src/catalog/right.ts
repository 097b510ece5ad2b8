/** What a right lets somebody do with the records of a subject, unless it says otherwise. */
export const RECORD_ACTIONS = ['read', 'create', 'write', 'delete'] as const

/** Taking what a list shows along as a file: of every subject whose records have a list. */
export const EXPORT = 'export' as const

/** Making and changing records from a file: of every subject with records that may come so. */
export const IMPORT = 'import' as const

/** What a right lets somebody do with every subject that knows the action. */
export const ACTIONS = [...RECORD_ACTIONS, EXPORT, IMPORT] as const
export type CrudAction = (typeof ACTIONS)[number]

/** A right as entities name it; the catalogue as a whole says which ones exist. */
export type RightShape = readonly [action: string, subject: string]

/** A right as pages name it; with `*` one that is narrowed to no fields. */
export type PageRightShape = readonly [...RightShape, field?: '*']
