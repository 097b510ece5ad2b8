import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { icsOf, type IcsEvent } from './ics'

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
  // An integer of 32 bits, for as long as the product may live.
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
        // eslint-disable-next-line no-control-regex
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
