import {
  matchesSearch,
  type ApiReference,
  type ReferenceField,
  type ReferenceOperation,
} from './apiReference'

/** Data of `/developers`. */
export type ReferencePage = {
  groups: { tag: string; count: number }[]
  /** The selected group, or that of the selected operation; '' for none. */
  group: string
  /** The chosen operation. */
  operation: ReferenceOperation | null
  /** Operations of the group, or search results. */
  operations: ReferenceOperation[]
  /** The fields of a record of the group. */
  record: ReferenceField[]
  search: string
}

/** Most shown hits: the reader adds a word. */
const MOST_FOUND = 100

/**
 * The part of the reference selected by an address.
 * @param asked `operation` by its id, else `group` by its tag, else a search text
 * @returns null if there is no such operation or group
 */
export const referencePage = (
  { groups, recordFields }: ApiReference,
  asked: { operation?: string; group?: string; search?: string },
): ReferencePage | null => {
  const all = groups.flatMap(({ operations }) => operations)
  const operation = all.find(({ id }) => id === asked.operation) ?? null
  const group = groups.find(({ tag }) => tag === (operation?.tag ?? asked.group))
  if ((asked.operation && !operation) || (asked.group && !group)) return null
  const search = group ? '' : (asked.search ?? '').trim()
  return {
    groups: groups.map(({ tag, operations }) => ({ tag, count: operations.length })),
    group: group?.tag ?? '',
    operation,
    operations:
      group?.operations ??
      (search ? all.filter((one) => matchesSearch(one, search)).slice(0, MOST_FOUND) : []),
    record: group && !operation ? recordFields(group.tag) : [],
    search,
  }
}
