import { addDays, type Day } from '../shared/day'
import type { ItemTimes } from './itemTimes'

/** An event of a calendar file. */
export type IcsEvent = ItemTimes & {
  /** Identical in every file that contains the event. */
  uid: string
  /** When it last changed, as ISO text. */
  changedAt: string
  title: string
  /** The address of its page. */
  url: string | null
  isCancelled: boolean
  /** Whether its time is shown as busy. */
  isBusy: boolean
}

/** Most octets of a line, line end excluded (RFC 5545, 3.1). */
const MAX_OCTETS = 75
/** Suggested refresh interval, for programs that respect it. */
const REFRESH = 'PT1H'
/** `SEQUENCE` is an integer of 32 bits. */
const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1)

/** Control characters other than tabs and line ends; texts must not contain them. */
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

/** Folds long lines with a leading space, never inside a character. */
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

/** Grows with every change: seconds since then. @param instant as ISO text */
export const sequenceAt = (instant: string): number =>
  Math.max(0, Math.floor((Date.parse(instant) - SEQUENCE_EPOCH) / 1000))

/** The `UID` of a record, the same in every file. @param key `meets:12`, and the host of the product */
export const uidOf = (key: string, host: string): string => `${key.replaceAll(':', '-')}@${host}`

const timesOf = ({ day, lastDay, startsAt, endsAt }: ItemTimes): string[] =>
  startsAt === null
    ? // DTEND is exclusive: the day after the last one.
      [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(addDays(lastDay, 1))}`]
    : [`DTSTART:${momentOf(startsAt)}`, ...(endsAt === null ? [] : [`DTEND:${momentOf(endsAt)}`])]

const linesOf = (event: IcsEvent): string[] => {
  const { uid, changedAt, title, url, isCancelled, isBusy } = event
  const changed = momentOf(changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceAt(changedAt)}`,
    ...timesOf(event),
    `SUMMARY:${escaped(title)}`,
    // Many programs show only the description.
    ...(url === null ? [] : [`URL:${url}`, `DESCRIPTION:${escaped(url)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isBusy && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

const fileOf = (head: readonly string[], product: string, body: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//NONSGML//EN`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...body,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

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
  const head = [
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]
  return fileOf(head, args.product, args.events.flatMap(linesOf))
}

/** `REQUEST` invites or updates, `CANCEL` withdraws (RFC 5546). */
export type InvitationMethod = 'REQUEST' | 'CANCEL'

export type IcsInvitation = ItemTimes & {
  method: InvitationMethod
  uid: string
  /** Higher than in every earlier mail about the meeting. */
  sequence: number
  /** When it was written, as ISO text. */
  writtenAt: string
  title: string
  /** Who invites; `sentBy` is the sender's address if it differs. */
  organizer: { name: string; address: string; sentBy: string | null }
  attendee: string
}

/** Quotes a parameter value; a quote inside would end it. */
const quoted = (text: string): string =>
  `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ').replaceAll(CONTROL, '')}"`

/**
 * Characters that end the address in an URI are escaped (RFC 6068, 2): `?` would begin headers of a mail.
 * @param address that `isEmailAddress` takes: nothing in it ends a line or a value
 */
const mailto = (address: string): string =>
  `mailto:${address.replaceAll(/[%/?#&=]/g, encodeURIComponent)}`

/**
 * An event as an invitation to one person, or as its cancellation (RFC 5546, 3.2.2 and 3.2.5). It names
 * the organizer and that person only.
 * @param product that makes the file
 */
export const invitationOf = (event: IcsInvitation, product: string): string => {
  const { method, uid, sequence, writtenAt, title, organizer, attendee } = event
  const isCancelled = method === 'CANCEL'
  const sentBy = organizer.sentBy === null ? '' : `;SENT-BY="${mailto(organizer.sentBy)}"`
  const asked = isCancelled ? '' : ';ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE'
  return fileOf([`METHOD:${method}`], product, [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${momentOf(writtenAt)}`,
    `SEQUENCE:${sequence}`,
    ...timesOf(event),
    `SUMMARY:${escaped(title)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}${sentBy}:${mailto(organizer.address)}`,
    `ATTENDEE${asked}:${mailto(attendee)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.startsAt === null || isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ])
}
