import type { CellName, EditorRow, ServerErrors } from './EditorRow'

/** A removed line with its position; `instead` are the lines that replaced it. */
export type Removed = {
  readonly row: EditorRow
  readonly index: number
  readonly instead?: readonly string[]
}

export type LinesState = {
  readonly rows: readonly EditorRow[]
  /** Counts the user's edits; values from the form do not count. */
  readonly edits: number
  readonly removed: Removed | null
  readonly serverErrors: ServerErrors
}

export type LineAction =
  | { type: 'reset'; rows: readonly EditorRow[] }
  | { type: 'change'; key: string; patch: Partial<EditorRow> }
  | { type: 'insert'; at: number; rows: readonly EditorRow[] }
  | { type: 'replace'; key: string; rows: readonly EditorRow[] }
  | { type: 'duplicate'; key: string; as: string }
  | { type: 'remove'; key: string }
  | { type: 'explode'; key: string; rows: readonly EditorRow[] }
  | { type: 'undo' }
  | { type: 'forgetRemoved' }
  | { type: 'move'; key: string; by: number }
  | { type: 'serverErrors'; errors: readonly { index: number; cell: CellName; message: string }[] }

/** A saved line's id and figures belong to that line, not to its copy. */
const copyOf = (
  { id: _id, net: _net, tax: _tax, unitCost: _unitCost, ...row }: EditorRow,
  key: string,
): EditorRow => ({ ...row, key })

/** Fields whose change makes the server determine the cost anew. */
const QUOTED_ANEW = ['kind', 'stockCard', 'stockGroup', 'unitPrice'] as const

/** A price without `isProposed` was typed. */
const fromWhom = (row: EditorRow, patch: Partial<EditorRow>): Partial<EditorRow> =>
  'unitPrice' in patch && patch.unitPrice !== row.unitPrice ? { isProposed: undefined } : {}

const changed = (row: EditorRow, patch: Partial<EditorRow>): EditorRow => {
  const { unitCost, ...rest } = { ...row, ...fromWhom(row, patch), ...patch }
  const isAnew = QUOTED_ANEW.some((name) => name in patch && patch[name] !== row[name])
  return isAnew || unitCost === undefined ? rest : { ...rest, unitCost }
}

const without = (errors: ServerErrors, key: string, patch: Partial<EditorRow>): ServerErrors => {
  const own = errors[key]
  if (!own) return errors
  const left = Object.entries(own).filter(([cell]) => !(cell in patch))
  return { ...errors, [key]: Object.fromEntries(left) }
}

const edited = (state: LinesState, rows: readonly EditorRow[]): LinesState => ({
  ...state,
  rows,
  edits: state.edits + 1,
})

/** The line restored at its index, or replacing the lines that replaced it. */
const broughtBack = (state: LinesState, { row, index, instead = [] }: Removed): LinesState => {
  const first = state.rows.findIndex(({ key }) => instead.includes(key))
  const left = state.rows.filter(({ key }) => !instead.includes(key))
  return {
    ...edited(state, left.toSpliced(first < 0 ? index : first, 0, row)),
    removed: null,
  }
}

const withServerErrors = (
  state: LinesState,
  errors: Extract<LineAction, { type: 'serverErrors' }>['errors'],
): LinesState => {
  const found: Record<string, Partial<Record<CellName, string>>> = {}
  for (const { index, cell, message } of errors) {
    const key = state.rows[index]?.key
    if (key !== undefined) found[key] = { ...found[key], [cell]: message }
  }
  return { ...state, serverErrors: found }
}

/** The reducer of a tender's lines. Untouched lines keep their identity. */
export const linesReducer = (state: LinesState, action: LineAction): LinesState => {
  const { rows } = state
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key)

  switch (action.type) {
    case 'reset':
      // A save ends undo: its lines have new ids.
      return {
        ...state,
        rows: action.rows,
        serverErrors: {},
        removed: state.removed?.instead ? null : state.removed,
      }
    case 'change':
      return {
        ...edited(
          state,
          rows.map((row) => (row.key === action.key ? changed(row, action.patch) : row)),
        ),
        serverErrors: without(state.serverErrors, action.key, action.patch),
      }
    case 'insert':
      return edited(state, rows.toSpliced(action.at, 0, ...action.rows))
    case 'replace': {
      const index = indexOf(action.key)
      return index < 0 ? state : edited(state, rows.toSpliced(index, 1, ...action.rows))
    }
    case 'duplicate': {
      const index = indexOf(action.key)
      const row = rows[index]
      return row ? edited(state, rows.toSpliced(index + 1, 0, copyOf(row, action.as))) : state
    }
    case 'remove': {
      const index = indexOf(action.key)
      const row = rows[index]
      if (!row) return state
      return { ...edited(state, rows.toSpliced(index, 1)), removed: { row, index } }
    }
    case 'explode': {
      const index = indexOf(action.key)
      const row = rows[index]
      if (!row) return state
      const instead = action.rows.map(({ key }) => key)
      const next = edited(state, rows.toSpliced(index, 1, ...action.rows))
      return { ...next, removed: { row, index, instead } }
    }
    case 'undo':
      return state.removed ? broughtBack(state, state.removed) : state
    case 'forgetRemoved':
      return state.removed ? { ...state, removed: null } : state
    case 'move': {
      const index = indexOf(action.key)
      const row = rows[index]
      const target = index + action.by
      if (!row || target < 0 || target >= rows.length) return state
      return edited(state, rows.toSpliced(index, 1).toSpliced(target, 0, row))
    }
    case 'serverErrors':
      return withServerErrors(state, action.errors)
  }
}
