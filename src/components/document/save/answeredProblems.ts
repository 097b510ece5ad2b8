import type { FormState } from 'payload'

/** An invalid field of the last save, and its value when the response came. */
export type AnsweredProblem = { path: string; message: string; held: string }

/** The path of the nearest form field: the editor of tender lines is a single one. */
const knownPath = (fields: FormState, path: string): string => {
  let known = path
  while (known && !(known in fields)) known = known.slice(0, Math.max(0, known.lastIndexOf('.')))
  return known
}

/** The value at `steps` within a value, with the id of each row on the way. */
const within = (value: unknown, steps: readonly string[]): unknown[] => {
  const ids: unknown[] = []
  let inner = value
  for (const step of steps) {
    inner = (inner as Record<string, unknown> | null | undefined)?.[step]
    ids.push((inner as { id?: unknown } | null | undefined)?.id)
  }
  return [...ids, inner]
}

/** A file is not serialised to JSON. */
const asText = (_key: string, value: unknown): unknown =>
  typeof File !== 'undefined' && value instanceof File
    ? [value.name, value.size, value.lastModified]
    : value

/**
 * A field's value as text, for comparison. Rows are identified by id: the index of a row changes
 * when an earlier one is removed. The value of a field with rows includes them.
 */
export const heldAt = (fields: FormState, path: string): string => {
  const known = knownPath(fields, path)
  const steps = known.split('.')
  const rows = steps.map((_, index) => fields[`${steps.slice(0, index + 1).join('.')}.id`]?.value)
  const rest = path.slice(known.length).split('.').filter(Boolean)
  const hasRows = rest.length === 0 && Array.isArray(fields[known]?.rows)
  const inside = hasRows
    ? Object.keys(fields)
        .filter((name) => name.startsWith(`${known}.`))
        .map((name) => fields[name]?.value)
    : []
  return JSON.stringify([rows, within(fields[known]?.value, rest), inside], asText)
}

/**
 * False for a cell of an editor that is one field to the form: given an error for it, the form
 * would create a field at that path and send it with the next save.
 */
export const isFormField = (fields: FormState, path: string): boolean => {
  const known = knownPath(fields, path)
  return known === path || known === ''
}

/** True while the field is unchanged since the save was refused for it. */
export const isStill = (fields: FormState, { path, held }: AnsweredProblem): boolean =>
  heldAt(fields, path) === held

/** Whether every invalid field was changed since: then the message is outdated. */
export const isMended = (fields: FormState, answered: readonly AnsweredProblem[]): boolean =>
  answered.length > 0 && answered.every((one) => !isStill(fields, one))

/**
 * Merges the errors of the last save into the form state returned for a change. That state may be
 * older than the refusal, and it lacks the errors only a save finds, such as a duplicate name: on
 * its own it would clear them.
 */
export const keepAnswered = (args: {
  state: FormState
  fields: FormState
  answered: readonly AnsweredProblem[]
}): FormState => {
  const { state, fields, answered } = args
  const kept = answered.filter((one) => one.path in fields && isStill(fields, one))
  const next = { ...state }
  for (const { path, message } of kept) {
    next[path] = { ...next[path], valid: false, errorMessage: message }
  }
  // Tabs and rows show the number of invalid fields inside.
  for (const [path, { errorPaths = [] }] of Object.entries(fields)) {
    const inside = errorPaths.filter((name) => kept.some((one) => one.path === name))
    if (inside.length === 0) continue
    const all = new Set([...(next[path]?.errorPaths ?? []), ...inside])
    next[path] = { ...next[path], errorPaths: [...all] }
  }
  return next
}

/**
 * The current errors: those of the last save in the order of its response, then those the form
 * found itself.
 */
export const openProblems = (
  fields: FormState,
  answered: readonly AnsweredProblem[],
): { path: string; message: string }[] => {
  const found = Object.entries(fields).filter(
    ([, field]) => field.valid === false && field.passesCondition !== false,
  )
  const inForm = new Map(found.map(([path, field]) => [path, field.errorMessage ?? '']))
  const isHidden = (path: string) => fields[path]?.passesCondition === false
  const kept = answered.filter(
    (one) => inForm.has(one.path) || (!isHidden(one.path) && isStill(fields, one)),
  )
  // If cells are named, their editor is not listed separately.
  const isSaid = (path: string) =>
    kept.some((one) => one.path === path || one.path.startsWith(`${path}.`))
  const more = [...inForm].flatMap(([path, message]) =>
    isSaid(path) || !message ? [] : [{ path, message }],
  )
  return [...kept.map(({ path, message }) => ({ path, message })), ...more]
}
