import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usKeyOf } from './usKeys'
import { createWedge, LONG_SILENCE, SILENCE, type Scan } from './wedge'

const TURKISH_Q: Readonly<Record<string, string>> = { Minus: '*', Period: 'ç', KeyI: 'ı' }
const US: Readonly<Record<string, string>> = { '-': 'Minus', '.': 'Period' }

/** Keys sent for the US layout, as a Turkish layout reports them. */
const turkish = (text: string) =>
  [...text].map((letter) => {
    const code = US[letter] ?? (/\d/.test(letter) ? `Digit${letter}` : `Key${letter.toUpperCase()}`)
    const isUpper = letter !== letter.toLowerCase()
    return { key: isUpper ? letter : (TURKISH_Q[code] ?? letter), code, shift: isUpper }
  })

let scans: Scan[]
let firsts: number
let wedge: ReturnType<typeof createWedge>
let now: number

const type = (keys: readonly { key: string; code?: string; shift?: boolean }[], gap: number) =>
  keys.map((one) => {
    now += gap
    vi.advanceTimersByTime(gap)
    return wedge.press({ code: '', shift: false, ...one, time: now })
  })
const letters = (text: string) => [...text].map((key) => ({ key }))
const ENTER = [{ key: 'Enter' }]

beforeEach(() => {
  vi.useFakeTimers()
  ;[scans, firsts, now] = [[], 0, 0]
  wedge = createWedge({ onFirst: () => (firsts += 1), onScan: (scan) => scans.push(scan) })
})
afterEach(() => vi.useRealTimers())

describe('a scanner that types', () => {
  it.each([
    [5, '4006381333931', ['4006381333931']],
    [35, 'ABCD', ['ABCD']],
    // A person.
    [36, 'ABCD', []],
    [90, '4006381333931', []],
    // Too short to be a code.
    [5, 'ABC', []],
  ])('with %i ms between keys says of %s: %j', (gap, text, expected) => {
    type(letters(text), gap)
    const [isTaken] = type(ENTER, gap)
    expect(scans.map((scan) => scan.text)).toEqual(expected)
    // The key that ends a scan must not submit the form of the field.
    expect(isTaken).toBe(expected.length > 0)
  })

  it('may pause once, not for long', () => {
    type(letters('400638'), 10)
    type(letters('1333931'), 0)
    now += 60
    vi.advanceTimersByTime(60)
    type(letters('7'), 0)
    type(ENTER, 5)
    expect(scans).toEqual([{ text: '40063813339317' }])
    type(letters('4006'), 10)
    type(letters('1333'), 61 / 4)
    type(letters('9'), 61)
    type(ENTER, 5)
    expect(scans).toHaveLength(1)
  })

  it.each(['Enter', 'Tab'])('ends with %s', (key) => {
    type(letters('VIDA7'), 8)
    expect(type([{ key }], 8)).toEqual([true])
    expect(scans).toEqual([{ text: 'VIDA7' }])
  })

  it('is whole however late the page hears it', () => {
    const [first, ...rest] = letters('2614864566558')
    wedge.press({ ...first, key: '2', code: '', shift: false, time: 0 })
    // Page work, such as rendering the first key.
    vi.advanceTimersByTime(3 * SILENCE)
    rest.forEach(({ key }, n) => wedge.press({ key, code: '', shift: false, time: 10 * (n + 1) }))
    wedge.press({ key: 'Enter', code: 'Enter', shift: false, time: 140 })
    expect(scans).toEqual([{ text: '2614864566558' }])
    expect(firsts).toBe(1)
  })

  it('is not taken for silent by a timer that was held up itself', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    type(letters('26148'), 8)
    clock.mockReturnValue(SILENCE + 400)
    vi.advanceTimersByTime(SILENCE)
    expect(scans).toEqual([])
    type(letters('64'), 8)
    clock.mockReturnValue(2 * SILENCE + 400)
    vi.advanceTimersByTime(SILENCE)
    expect(scans).toEqual([{ text: '2614864' }])
  })

  it('ends with silence where it sends no last key', () => {
    type(letters('VIDA7'), 8)
    vi.advanceTimersByTime(SILENCE - 1)
    expect(scans).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scans).toEqual([{ text: 'VIDA7' }])
  })

  it('is waited for where it ended its last code with a key', () => {
    type(letters('VIDA7'), 8)
    type(ENTER, 8)
    type(letters('2400186622'), 10)
    // The browser was busy: keys pressed meanwhile arrive with their own timestamps.
    vi.advanceTimersByTime(SILENCE + 100)
    type(letters('238'), 10)
    type(ENTER, 5)
    expect(scans.map(({ text }) => text)).toEqual(['VIDA7', '2400186622238'])
    type(letters('VIDA8'), 8)
    vi.advanceTimersByTime(LONG_SILENCE)
    expect(scans).toHaveLength(3)
    // A scanner without an end key has replaced it.
    type(letters('VIDA9'), 8)
    vi.advanceTimersByTime(SILENCE)
    expect(scans).toHaveLength(4)
  })

  it('does not mind keys that write nothing', () => {
    type([{ key: 'Shift' }, ...letters('VI'), { key: 'Shift' }, ...letters('DA')], 8)
    type(ENTER, 8)
    expect(scans).toEqual([{ text: 'VIDA' }])
  })

  it('says what it would have written on an American keyboard', () => {
    type(turkish('vida-4.5'), 8)
    type(ENTER, 8)
    type(turkish('4006381'), 8)
    type(ENTER, 8)
    expect(scans).toEqual([{ text: 'vıda*4ç5', typed: 'vida-4.5' }, { text: '4006381' }])
  })

  it('tells of the state before each burst', () => {
    type(letters('VIDA7'), 8)
    type(ENTER, 8)
    type(letters('x'), 200)
    expect(firsts).toBe(2)
  })

  it('leaves what a person types alone, Enter included', () => {
    expect(type([...letters('vida 4'), ...ENTER], 120)).not.toContain(true)
    expect(scans).toEqual([])
  })
})

it.each([
  ['Minus', false, '-'],
  ['Minus', true, '_'],
  ['KeyI', false, 'i'],
  ['KeyI', true, 'I'],
  ['Digit2', true, '@'],
  ['Digit0', true, ')'],
  ['Numpad7', false, '7'],
  ['Slash', false, '/'],
  ['IntlBackslash', false, null],
  ['', false, null],
])('the key %s, shifted: %s, writes %s there', (code, isShifted, expected) =>
  expect(usKeyOf(code, isShifted)).toBe(expected),
)
