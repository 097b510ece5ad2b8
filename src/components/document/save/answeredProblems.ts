import type { FormState } from 'payload'

/** A field a save was refused for, and what it held when the answer came. */
export type AnsweredProblem = { path: string; message: string; held: string }

/** The path of the nearest field the form knows: the editor of tender lines is one field. */
const knownPath = (fields: FormState, path: string): string => {
  let known = path
  while (known && !(known in fields)) known = known.slice(0, Math.max(0, known.lastIndexOf('.')))
  return known
}

/** What stands at `steps` within a value, with the id of each row on the way. */
const within = (value: unknown, steps: readonly string[]): unknown[] => {
  const ids: unknown[] = []
  let inner = value
  for (const step of steps) {
    inner = (inner as Record<string, unknown> | null | undefined)?.[step]
    ids.push((inner as { id?: unknown } | null | undefined)?.id)
  }
  return [...ids, inner]
}

/** A file says nothing of itself as JSON. */
const asText = (_key: string, value: unknown): unknown =>
  typeof File !== 'undefined' && value instanceof File
    ? [value.name, value.size, value.lastModified]
    : value

/**
 * What a field holds, as a text to compare. Rows count by their id: the second row is another field
 * once the first one is gone. A field with rows of its own holds all that is in them.
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
 * False for a cell of an editor that is one field to the form. Told of it, the form would make a
 * field of it, and send that back as a value of the next save.
 */
export const isFormField = (fields: FormState, path: string): boolean => {
  const known = knownPath(fields, path)
  return known === path || known === ''
}

/** True while nobody changed the field since the save was refused for it. */
export const isStill = (fields: FormState, { path, held }: AnsweredProblem): boolean =>
  heldAt(fields, path) === held

/**
 * What the form is told about a change, with what the last save was refused for. The answer to a
 * change may be older than the refusal, and it never knows what only a save finds out, such as a
 * name that is taken: on its own it would call those fields mended.
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
  // Tabs and rows count the fields to mend inside of them.
  for (const [path, { errorPaths = [] }] of Object.entries(fields)) {
    const inside = errorPaths.filter((name) => kept.some((one) => one.path === name))
    if (inside.length === 0) continue
    const all = new Set([...(next[path]?.errorPaths ?? []), ...inside])
    next[path] = { ...next[path], errorPaths: [...all] }
  }
  return next
}

/**
 * What is to be mended now: what the save was refused for, in the order of its answer, and then
 * whatever else the form found.
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
  const said = new Set(kept.map(({ path }) => path))
  const more = [...inForm].flatMap(([path, message]) =>
    said.has(path) || !message ? [] : [{ path, message }],
  )
  return [...kept.map(({ path, message }) => ({ path, message })), ...more]
}
