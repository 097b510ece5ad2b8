import { NOTE_SUBJECTS } from '../notes/notes'

/** Collections whose records have a timeline: the same as those with notes. */
export const TIMELINE_SUBJECTS = NOTE_SUBJECTS
export type TimelineSubject = (typeof TIMELINE_SUBJECTS)[number]

/**
 * Kinds of timeline entries, by the number stored in the table (`keep_timeline`). Notes, calls and
 * actions have one for each kind of their record, because each needs another right.
 */
export const SOURCE_KINDS = {
  meeting: [10],
  note: [20, 21, 22],
  call: [30, 31, 32],
  send: [40],
  opened: [41],
  accepted: [50],
  declined: [51],
  asked: [52],
  approved: [60],
  invoice: [61],
  delivery: [70],
  file: [80],
  action: [90, 91, 92],
  merged: [100],
  split: [101],
} as const satisfies Record<string, readonly number[]>

export type TimelineKind = keyof typeof SOURCE_KINDS
export const TIMELINE_KINDS = Object.keys(SOURCE_KINDS) as TimelineKind[]

const BY_CODE: ReadonlyMap<number, TimelineKind> = new Map(
  TIMELINE_KINDS.flatMap((kind) => SOURCE_KINDS[kind].map((code) => [code, kind] as const)),
)

/** @throws RangeError for an unknown number */
export const kindOfCode = (code: number): TimelineKind => {
  const kind = BY_CODE.get(code)
  if (!kind) throw new RangeError(`no kind ${code}`)
  return kind
}
