import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from './pageSizes'
import { MAX_SEARCH_LENGTH } from './searchTerm'

/** The stored state of a saved view; conditions are written as in the URL. */
export type ViewState = {
  search: string
  /** `where[status][equals]` → `sent` */
  where: Readonly<Record<string, string>>
  sort: string
  limit: PageSize
  /** Fields in their order; empty for the default of the list. */
  columns: readonly string[]
  /** The field by which rows are counted and summed; empty for none. */
  group: string
}

/** Who sees a saved view: its owner, users of one role, or everybody who sees the list. */
export const VIEW_AUDIENCES = ['own', 'role', 'everyone'] as const
export type ViewAudience = (typeof VIEW_AUDIENCES)[number]

export const MAX_VIEW_NAME = 60
const MAX_CONDITIONS = 30
const MAX_VALUE = 500
const MAX_COLUMNS = 60

const CONDITION = /^where(\[\w[\w.]{0,80}\]){1,8}$/
const SORT = /^(-?\w[\w.]{0,80}(,-?\w[\w.]{0,80}){0,3})?$/
const COLUMN = /^\w{1,80}$/

const readWhere = (value: unknown): ViewState['where'] | null => {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return null
  const pairs = Object.entries(value)
  const isSound = pairs.every(
    ([key, held]) => CONDITION.test(key) && typeof held === 'string' && held.length <= MAX_VALUE,
  )
  return isSound && pairs.length <= MAX_CONDITIONS
    ? (Object.fromEntries(pairs) as ViewState['where'])
    : null
}

/**
 * Whether the sort of a list has the form of a saved one: four fields at most, each with `-` for
 * descending, or empty. Whether a reader may sort by the fields is not checked.
 */
export const isSort = (sort: string): boolean => SORT.test(sort)

const readColumns = (value: unknown): string[] | null => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MAX_COLUMNS) return null
  const isSound = value.every((name) => typeof name === 'string' && COLUMN.test(name))
  return isSound ? [...new Set(value as string[])] : null
}

/**
 * Reads the stored or sent state of a saved view.
 * @param value anything
 * @returns the state without unknown keys, or null if a part of it is invalid
 */
export const readViewState = (value: unknown): ViewState | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const {
    search = '',
    where,
    sort = '',
    limit = DEFAULT_PAGE_SIZE,
    columns,
    // Views of before have none.
    group = '',
  } = value as Record<string, unknown>
  const conditions = readWhere(where)
  const names = readColumns(columns)
  const size = PAGE_SIZES.find((offered) => offered === limit)
  if (typeof search !== 'string' || search.length > MAX_SEARCH_LENGTH) return null
  if (typeof sort !== 'string' || !isSort(sort)) return null
  if (typeof group !== 'string' || (group !== '' && !COLUMN.test(group))) return null
  if (!conditions || !names || !size) return null
  return { search: search.trim(), where: conditions, sort, limit: size, columns: names, group }
}

/**
 * The column in the name of a condition: `where[or][0][status][equals]` → `status`.
 * @returns empty where it names none
 */
export const columnOfCondition = (condition: string): string =>
  [...condition.matchAll(/\[([^\][]*)\]/g)]
    .map(([, step = '']) => step)
    .find((step) => !/^(and|or|\d*)$/.test(step)) ?? ''

/**
 * Columns that the recorded filter of an export names: `[status][equals]=sent [or][0][name][like]=x`.
 * Its values come from users: the pattern takes linear time.
 * @param filters as the trail has them; anything but a text names none
 */
export const columnsOfFilters = (filters: unknown): string[] =>
  typeof filters === 'string'
    ? [...filters.matchAll(/(?:^| )((?:\[[^\][]*\])+)=/g)].map(([, condition = '']) =>
        columnOfCondition(condition),
      )
    : []
