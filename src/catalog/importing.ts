import { CATALOG } from './index'
import type { Action, Subject } from './names'

type Can = (action: Action, subject: Subject) => boolean

/** The collections into which the caller may import, in the order of the navigation. */
export const importableSlugs = (can: Can): string[] =>
  CATALOG.entities.flatMap(({ slug, importer }) => (importer && can(...importer) ? [slug] : []))

/** Whether the caller may import into any collection: required for the pages of imports. */
export const mayImportSome = (can: Can): boolean => importableSlugs(can).length > 0
