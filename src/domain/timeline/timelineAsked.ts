import { isRecordDay, type Day } from '../shared/day'
import { TIMELINE_KINDS, TIMELINE_SUBJECTS, type TimelineKind, type TimelineSubject } from './kinds'

/** A cursor in a timeline; entries after it are older. */
export type TimelinePlace = { at: string; id: number }

/** Query of a timeline. */
export type TimelineAsked = {
  subject: TimelineSubject
  document: number
  /** Only these kinds; empty for all. */
  kinds: readonly TimelineKind[]
  /** Calendar days of the company, both included. */
  from: Day | null
  to: Day | null
  before: TimelinePlace | null
}

const MAX_ID = 2 ** 31
const PLACE = /^(?<at>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z),(?<id>[1-9]\d{0,14})$/

/** The kinds named in an address; unknown ones are ignored. */
export const kindsNamed = (text: string | null | undefined): TimelineKind[] => {
  const named = text?.split(',')
  return TIMELINE_KINDS.filter((kind) => named?.includes(kind))
}

const placeNamed = (text: string): TimelinePlace | null => {
  const read = PLACE.exec(text)?.groups as { at: string; id: string } | undefined
  return read && !Number.isNaN(Date.parse(read.at)) ? { at: read.at, id: Number(read.id) } : null
}

/** A cursor as text for an address. */
export const placeText = ({ at, id }: TimelinePlace): string => `${at},${id}`

/**
 * Parses the query string strictly.
 * @param query its parameters: `subject`, `document`, `kinds`, `from`, `to`, `before`
 * @returns the query, or the name of the first parameter that is unknown, missing or invalid
 */
export const timelineAsked = (
  query: Iterable<readonly [string, string]>,
): TimelineAsked | string => {
  const sent = new Map(query)
  const known = ['subject', 'document', 'kinds', 'from', 'to', 'before']
  const unknown = [...sent.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) return unknown
  const subject = TIMELINE_SUBJECTS.find((one) => one === sent.get('subject'))
  if (!subject) return 'subject'
  const id = sent.get('document')
  const document = id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  if (document === 0 || document >= MAX_ID) return 'document'
  const named = sent.get('kinds')
  const kinds = kindsNamed(named)
  if (named !== undefined && kinds.length !== named.split(',').length) return 'kinds'
  const [from = null, to = null] = [sent.get('from'), sent.get('to')]
  const isWrong = (day: string | null) => day !== null && !isRecordDay(day)
  if (isWrong(from)) return 'from'
  if (isWrong(to)) return 'to'
  const place = sent.get('before')
  const before = place === undefined ? null : placeNamed(place)
  if (place !== undefined && !before) return 'before'
  return { subject, document, kinds, from, to, before }
}
