import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { icsOf, invitationOf, sequenceAt, uidOf, type IcsEvent, type IcsInvitation } from './ics'

const event = (values: Partial<IcsEvent> = {}): IcsEvent => ({
  ...{ uid: 'meets-7@example.com', changedAt: '2026-03-01T10:20:30.456Z', title: 'Toplantı' },
  ...{ url: null, isCancelled: false, isBusy: true },
  ...{ day: '2026-03-29', lastDay: '2026-03-29', startsAt: null, endsAt: null },
  ...values,
})
const file = (...events: IcsEvent[]) => icsOf({ name: 'Acme', product: 'backoffice', events })
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

it('should write a meeting with hours in UTC', () => {
  const text = file(
    event({ startsAt: '2026-03-29T06:00:00.000Z', endsAt: '2026-03-29T07:30:00.000Z' }),
  )
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//backoffice//NONSGML//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Acme',
    'X-WR-CALNAME:Acme',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:meets-7@example.com',
    'DTSTAMP:20260301T102030Z',
    'LAST-MODIFIED:20260301T102030Z',
    'SEQUENCE:194523630',
    'DTSTART:20260329T060000Z',
    'DTEND:20260329T073000Z',
    'SUMMARY:Toplantı',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('should end whole days with the first day that they do not take', () => {
  const text = file(event({ day: '2026-12-30', lastDay: '2026-12-31', isBusy: false }))
  expect(text).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(text).toContain('TRANSP:TRANSPARENT')
})

it('should leave the end of a meeting without one out', () => {
  expect(file(event({ startsAt: '2026-03-29T06:00:00.000Z' }))).not.toContain('DTEND')
})

it('should say what was cancelled, which takes no time any more', () => {
  const text = file(event({ isCancelled: true }))
  expect(text).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT')
})

it('should count up with every change', () => {
  const of = (changedAt: string) => readBack(file(event({ changedAt })))[0]?.sequence ?? 0
  expect(of('2026-03-01T10:20:31.000Z')).toBe(of('2026-03-01T10:20:30.000Z') + 1)
  // A 32-bit integer, even at a far date.
  expect(of('2087-01-01T00:00:00.000Z')).toBeLessThan(2 ** 31)
})

it('should give any text back, in lines of 75 octets that cut no character', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 5 })
  fc.assert(
    fc.property(texts, (titles) => {
      const text = file(...titles.map((title, at) => event({ title, uid: `${at}@x` })))
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(line).toString()).toBe(line)
        expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/)
      }
      expect(readBack(text).map(({ uid }) => uid)).toEqual(titles.map((_, at) => `${at}@x`))
    }),
  )
})

it.each(['a, b; c\\d', 'bir\niki\r\nüç\rdört', 'ŞİFRE عرض السعر 🧾 '.repeat(20), '\\n', ':"'])(
  'should read %j back as it was',
  (title) => {
    expect(readBack(file(event({ title })))[0]?.summary).toBe(title.replaceAll(/\r\n?/g, '\n'))
  },
)

it('should keep the address of a page whole', () => {
  const url = `https://example.com/tenders/view/1?x=${'a'.repeat(200)}`
  const [read] = readBack(file(event({ url })))
  expect(read?.component.getFirstPropertyValue('url')).toBe(url)
  expect(read?.description).toBe(url)
})

const invitation = (values: Partial<IcsInvitation> = {}): string =>
  invitationOf(
    {
      ...{
        method: 'REQUEST',
        uid: uidOf('meets:7', 'example.com'),
        sequence: 3,
        title: 'Toplantı',
      },
      ...{ day: '2026-03-29', lastDay: '2026-03-29', attendee: 'alim@musteri.example' },
      ...{ startsAt: '2026-03-29T06:00:00.000Z', endsAt: '2026-03-29T07:30:00.000Z' },
      writtenAt: '2026-03-01T10:20:30.456Z',
      organizer: { name: 'Ayşe Yılmaz', address: 'ayse@acme.example', sentBy: 'post@acme.example' },
      ...values,
    },
    'backoffice',
  )

it('should invite one person, with the uid of the calendar file', () => {
  expect(invitation().replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//backoffice//NONSGML//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:meets-7@example.com',
    'DTSTAMP:20260301T102030Z',
    'SEQUENCE:3',
    'DTSTART:20260329T060000Z',
    'DTEND:20260329T073000Z',
    'SUMMARY:Toplantı',
    'ORGANIZER;CN="Ayşe Yılmaz";SENT-BY="mailto:post@acme.example":mailto:ayse@acme.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:alim@musteri.example',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('should end an invitation without asking for an answer', () => {
  const text = invitation({ method: 'CANCEL' })
  expect(text).toContain('METHOD:CANCEL\r\n')
  expect(text).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT')
  expect(text).toContain('\r\nATTENDEE:mailto:alim@musteri.example\r\n')
})

it('should take no time of a whole day', () => {
  const text = invitation({ startsAt: null, endsAt: null })
  expect(text).toContain('DTSTART;VALUE=DATE:20260329\r\nDTEND;VALUE=DATE:20260330\r\n')
  expect(text).toContain('TRANSP:TRANSPARENT')
})

it('should have nothing in it that a title, a name or an address brings along', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('x\r\nATTENDEE:mailto:evil@x.tr', '";X=1:mailto:evil@x.tr', 'عرض السعر 🧾'),
  )
  const address = fc.emailAddress()
  fc.assert(
    fc.property(text, text, address, (title, name, attendee) => {
      const organizer = { name, address: 'ayse@acme.example', sentBy: null }
      const file = invitation({ title, organizer, attendee })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const [read] = readBack(file)
      const component = read?.component
      const names = component?.getAllProperties().map((one) => one.name)
      expect(names).toEqual([
        ...['uid', 'dtstamp', 'sequence', 'dtstart', 'dtend', 'summary'],
        ...['organizer', 'attendee', 'status', 'transp'],
      ])
      expect(component?.getFirstPropertyValue('attendee')).toBe(
        `mailto:${attendee.replaceAll(/[%/?#&=]/g, encodeURIComponent)}`,
      )
      expect(component?.getFirstPropertyValue('organizer')).toBe('mailto:ayse@acme.example')
      const plain = title
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      expect(read?.summary).toBe(plain)
    }),
  )
})

it('should count on where the calendar file counts', () => {
  expect(sequenceAt('2026-03-01T10:20:30.456Z')).toBe(194523630)
  expect(sequenceAt('2019-01-01T00:00:00.000Z')).toBe(0)
})
