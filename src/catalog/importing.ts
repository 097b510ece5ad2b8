import { CATALOG } from './index'
import type { Action, Subject } from './names'

type Can = (action: Action, subject: Subject) => boolean

/** The collections of which somebody may import records, in the order of the navigation. */
export const importableSlugs = (can: Can): string[] =>
  CATALOG.entities.flatMap(({ slug, importer }) => (importer && can(...importer) ? [slug] : []))

/** Whether somebody may import records of some kind: who the pages of imports are for. */
export const mayImportSome = (can: Can): boolean => importableSlugs(can).length > 0
