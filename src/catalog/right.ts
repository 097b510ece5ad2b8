/** Actions on the records of a subject, by default. */
export const RECORD_ACTIONS = ['read', 'create', 'write', 'delete'] as const

/** Exporting a list: for every subject with a list. */
export const EXPORT = 'export' as const

/** Importing records: for every subject with importable records. */
export const IMPORT = 'import' as const

/** All general actions of rights. */
export const ACTIONS = [...RECORD_ACTIONS, EXPORT, IMPORT] as const
export type CrudAction = (typeof ACTIONS)[number]

/** A right as named in entities; the catalogue defines which ones exist. */
export type RightShape = readonly [action: string, subject: string]

/** A right as named in pages; with `*` it must be unrestricted. */
export type PageRightShape = readonly [...RightShape, field?: '*']
