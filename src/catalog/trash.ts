import type { Entity } from './build'
import { CATALOG, entityOf } from './index'
import type { Action, Subject } from './names'

const isKept = ({ api, deleters, isDeletedForGood }: Entity): boolean =>
  Boolean(api?.methods.includes('DELETE')) && deleters.length > 0 && !isDeletedForGood

/** Collections with a trash. */
export const KEPT_SLUGS: readonly string[] = CATALOG.entities.filter(isKept).map(({ slug }) => slug)

/** Whether deleted records of a collection can be restored. */
export const keepsDeleted = (slug: string): boolean => KEPT_SLUGS.includes(slug)

type Can = (action: Action, subject: Subject, field?: string) => boolean

/** The collections whose deleted records the caller may restore: those they may read and delete. */
export const restorableSlugs = (can: Can): string[] =>
  KEPT_SLUGS.filter((slug) => {
    const { deleters = [], readers = [], isReadByAll, fieldOf } = entityOf(slug) ?? {}
    const mayRead = isReadByAll || readers.some((one) => can('read', one, fieldOf))
    return mayRead && deleters.some((right) => can(...right))
  })

/** Whether the caller may restore any kind of records: required for the page of the trash. */
export const mayUseTrash = (can: Can): boolean => restorableSlugs(can).length > 0
