import { addDays, type Day } from '../shared/day'
import type { ItemTimes } from './itemTimes'

/** An event of a calendar file. */
export type IcsEvent = ItemTimes & {
  /** The same in every file that the event is in. */
  uid: string
  /** When it last changed, as ISO text. */
  changedAt: string
  title: string
  /** The address of its page. */
  url: string | null
  isCancelled: boolean
  /** Whether its time counts as taken. */
  isBusy: boolean
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75
/** How often programs are asked to come again, for those that look at it. */
const REFRESH = 'PT1H'
/** `SEQUENCE` is an integer of 32 bits that grows with every change: seconds since then. */
const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1)

/** Control characters but for tabs and line ends, which a text must not hold. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Long lines go on behind a space; no character is cut in two. */
const folded = (line: string): string => {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > MAX_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += character
    octets += more
  }
  return text
}

const dateOf = (day: Day): string => day.replaceAll('-', '')
/** `2026-03-29T06:00:00.000Z` as `20260329T060000Z`. */
const momentOf = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const timesOf = ({ day, lastDay, startsAt, endsAt }: ItemTimes): string[] =>
  startsAt === null
    ? // The end is the first day that it does not take.
      [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(addDays(lastDay, 1))}`]
    : [`DTSTART:${momentOf(startsAt)}`, ...(endsAt === null ? [] : [`DTEND:${momentOf(endsAt)}`])]

const linesOf = (event: IcsEvent): string[] => {
  const { uid, changedAt, title, url, isCancelled, isBusy } = event
  const changed = momentOf(changedAt)
  const sequence = Math.max(0, Math.floor((Date.parse(changedAt) - SEQUENCE_EPOCH) / 1000))
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence}`,
    ...timesOf(event),
    `SUMMARY:${escaped(title)}`,
    // Many programs show the description alone.
    ...(url === null ? [] : [`URL:${url}`, `DESCRIPTION:${escaped(url)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isBusy && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

/**
 * Events as a file that calendar programs subscribe to (RFC 5545, RFC 7986). Moments are in UTC, so that
 * it needs no description of a time zone. The same events give the same text.
 * @param args.name of the calendar
 * @param args.product that makes the file
 */
export const icsOf = (args: {
  name: string
  product: string
  events: readonly IcsEvent[]
}): string => {
  const name = escaped(args.name)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(args.product)}//NONSGML//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...args.events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
