import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  composeKey,
  dueWarning,
  expiryAfter,
  isWellFormedKey,
  KEY_BYTES,
  keyInHeader,
  refuseExpiry,
  shownPart,
} from './apiKey'

const VECTORS = [
  [
    0x00,
    'bkof_00000000000000000000000000000000000000000004QVeO9',
    '0c6ae96551068c1da9eb5730ab6b59adf873359483126883923dfea4404a38bd',
  ],
  [
    0x01,
    'bkof_0El6XFXwsUFD8J2vGxsaboW7rZYnQRBP5d9erwRwd2940XBt8',
    '984b884ac5470fdd894361f59c200dabcdc315d157334fbe0dc2a016c0d2bc0a',
  ],
  [
    0xff,
    'bkof_yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp11eW6Ft',
    'd3e600738334eeae96f9fb692a3d05dd71a575ec0cea14c4d3f1bf1ab2242a9a',
  ],
] as const

it.each(VECTORS)('writes 32 bytes of %i as one key', (byte, key, hash) => {
  expect(composeKey(new Uint8Array(KEY_BYTES).fill(byte))).toBe(key)
  expect(isWellFormedKey(key)).toBe(true)
  expect(createHash('sha256').update(key).digest('hex')).toBe(hash)
})

it('knows its own keys, and none with one character changed', () => {
  const characters = [...'0123456789ABCXYZabcxyz']
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 53 }), fc.constantFrom(...characters), (at, other) => {
      const key = composeKey(randomBytes(KEY_BYTES))
      expect(isWellFormedKey(key)).toBe(true)
      const changed = key.slice(0, at) + other + key.slice(at + 1)
      expect(isWellFormedKey(changed)).toBe(changed === key)
    }),
  )
})

it.each(['', 'bkof_', `${VECTORS[0][1]}0`, VECTORS[0][1].slice(1), ` ${VECTORS[0][1]}`])(
  'does not take %j for a key',
  (text) => expect(isWellFormedKey(text)).toBe(false),
)

it('makes no key of fewer bytes', () => {
  expect(() => composeKey(new Uint8Array(31))).toThrow('32 bytes')
})

it.each([
  [null, null],
  ['Bearer bkof_x', 'bkof_x'],
  ['bearer  bkof_x ', 'bkof_x'],
  ['Bearer eyJhbGciOi', null],
  ['JWT bkof_x', null],
  ['api-clients API-Key bkof_x', 'bkof_x'],
  ['API-Clients api-key anything', 'anything'],
  ['api-clients \t API-Key \t bkof_x', 'bkof_x'],
  ['not bearer bkof_x', null],
  ['not api-clients API-Key bkof_x', null],
  ['api-clients API-Key', ''],
  ['users API-Key bkof_x', null],
  ['Basic bkof_x', null],
])('reads the header %j as %j', (header, key) => {
  expect(keyInHeader(header)).toBe(key)
})

it('shows the beginning of a key alone', () => {
  expect(shownPart(VECTORS[1][1])).toBe('bkof_0El6XFX')
})

it.each([
  ['2026-03-02T09:00:00Z', null],
  ['2026-03-02T08:00:00Z', null],
  ['2026-03-02T07:59:00Z', 'expiryOutOfRange'],
  ['2027-03-02T09:00:00Z', null],
  ['2027-03-02T09:01:00Z', 'expiryOutOfRange'],
  ['2026-02-30T99:00:00Z', 'invalidDate'],
  [null, 'invalidDate'],
])('judges an end at %s, asked on the morning of 1 March, with %s', (end, code) => {
  const refusals = refuseExpiry(end, new Date('2026-03-01T09:00:00Z'))
  expect(refusals.map((one) => one.code)).toEqual(code === null ? [] : [code])
})

it('says at which field, and how many days a key is valid', () => {
  const now = new Date('2026-03-01T09:00:00Z')
  expect(refuseExpiry('2026-03-01T09:00:00Z', now)).toEqual([
    { path: 'expiresAt', code: 'expiryOutOfRange', data: { least: 1, most: 365 } },
  ])
})

it.each([1, 90, 365])('an end %i days from today is allowed at any time of this day', (days) => {
  const timeZone = 'Europe/Istanbul'
  const end = expiryAfter({ days, today: '2026-03-01', timeZone })
  for (const now of ['2026-03-01T00:00:00+03:00', '2026-03-01T23:58:00+03:00'])
    expect(refuseExpiry(end, new Date(now))).toEqual([])
})

it('ends with the last minute of its last day in the company’s time zone', () => {
  const end = expiryAfter({ days: 1, today: '2026-03-01', timeZone: 'Europe/Istanbul' })
  expect(end).toBe('2026-03-02T20:59:00.000Z')
})

it.each([
  ['2026-03-16', '2026-01-01', null],
  ['2026-03-15', '2026-01-01', 14],
  ['2026-03-05', '2026-01-01', 14],
  ['2026-03-04', '2026-01-01', 3],
  ['2026-03-02', '2026-01-01', 3],
  ['2026-03-01', '2026-01-01', null],
  ['2026-02-01', '2026-01-01', null],
  // Valid for a week: the 14-day warning would come at once, the 3-day one is useful.
  ['2026-03-06', '2026-02-27', null],
  ['2026-03-03', '2026-02-27', 3],
  ['2026-03-03', '2026-02-28', null],
])(
  'on 1 March a key that ends on %s, made on %s, is warned of %s days before',
  (end, made, days) => {
    const [createdAt, expiresAt] = [new Date(made), new Date(end)]
    expect(dueWarning({ createdAt, expiresAt, now: new Date('2026-03-01') })).toBe(days)
  },
)
