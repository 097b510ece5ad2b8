import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The part of a page that the listener needs. */
class Node {
  isContentEditable = false
  constructor(readonly selectors: readonly string[]) {}
  matches(selector: string) {
    return selector.split(', ').some((one) => this.selectors.includes(one))
  }
}
class Input extends Node {
  isConnected = true
  heard: string[] = []
  #value = ''
  get value() {
    return this.#value
  }
  set value(text: string) {
    this.#value = text
  }
  dispatchEvent({ type }: Event) {
    this.heard.push(type)
    return true
  }
}
class Area extends Input {}

const page = { activeElement: null as Node | null, hasDialog: false }
let hear: ((event: object) => void) | undefined

vi.stubGlobal('HTMLElement', Node)
vi.stubGlobal('HTMLInputElement', Input)
vi.stubGlobal('HTMLTextAreaElement', Area)
vi.stubGlobal('document', {
  get activeElement() {
    return page.activeElement
  },
  querySelector: () => (page.hasDialog ? {} : null),
})
vi.stubGlobal('window', {
  addEventListener: (_: string, listener: typeof hear) => (hear = listener),
  removeEventListener: () => (hear = undefined),
})

const { listenToScanner } = await import('./scanners')

let now = 0
/**
 * Presses the keys of a scanner; keys that no listener takes are written into the field that has
 * the focus.
 */
const scan = (text: string, more: object = {}, afterKey = (): unknown => null) => {
  let isTaken = false
  for (const key of [...text, 'Enter']) {
    now += 5
    const target = page.activeElement
    isTaken = false
    hear?.({
      key,
      code: '',
      timeStamp: now,
      target,
      getModifierState: () => false,
      preventDefault: () => (isTaken = true),
      stopImmediatePropagation: () => {},
      ...more,
    })
    if (target instanceof Input && !isTaken && key !== 'Enter') target.value += key
    afterKey()
  }
  now += 1000
  return isTaken
}

const codes: string[] = []
const listen = (name: string, more: { inDialog?: boolean; inFields?: boolean } = {}) =>
  listenToScanner({
    onScan: ({ text }) => codes.push(`${name}: ${text}`),
    inDialog: false,
    inFields: true,
    ...more,
  })

beforeEach(() => {
  codes.length = 0
  page.activeElement = null
  page.hasDialog = false
})

describe('a page that hears a scanner', () => {
  it('takes the code out of the field it was typed into, and Enter with it', () => {
    const stop = listen('page')
    const field = new Input(['input'])
    field.value = '12'
    page.activeElement = field
    expect(scan('4006381333931')).toBe(true)
    expect([field.value, field.heard]).toEqual(['12', ['input']])
    expect(codes).toEqual(['page: 4006381333931'])
    stop()
    expect(hear).toBeUndefined()
  })

  it('takes it out of each field where the focus moves while it is typed', () => {
    const stop = listen('page')
    const [first, second] = [new Input(['input']), new Input(['input'])]
    second.value = '2'
    page.activeElement = first
    scan('9999999999994', {}, () => (page.activeElement = second))
    expect([first.value, second.value]).toEqual(['', '2'])
    stop()
  })

  it('gives the code to the newest part', () => {
    const stops = [listen('page'), listen('part')]
    scan('AAAA')
    stops[1]?.()
    scan('BBBB')
    stops[0]?.()
    expect(codes).toEqual(['part: AAAA', 'page: BBBB'])
  })

  it('hears nothing below a dialog, unless it stands in it', () => {
    const stops = [listen('page')]
    page.hasDialog = true
    expect(scan('AAAA')).toBe(false)
    stops.push(listen('dialog', { inDialog: true }))
    scan('BBBB')
    for (const stop of stops) stop()
    expect(codes).toEqual(['dialog: BBBB'])
  })

  it('leaves fields for words alone where people write, its own apart', () => {
    const stop = listen('form', { inFields: false })
    const words = new Input(['input'])
    page.activeElement = words
    expect(scan('AAAA')).toBe(false)
    expect(words.value).toBe('AAAA')
    page.activeElement = new Input(['input', '[data-scan-field]'])
    scan('BBBB')
    page.activeElement = null
    scan('CCCC')
    stop()
    expect(codes).toEqual(['form: BBBB', 'form: CCCC'])
  })

  it('leaves formatted text, shortcuts and held keys alone', () => {
    const stop = listen('page')
    const text = new Node([])
    text.isContentEditable = true
    page.activeElement = text
    scan('AAAA')
    page.activeElement = null
    scan('BBBB', { ctrlKey: true })
    scan('CCCC', { repeat: true })
    scan('DDDD', { isComposing: true })
    stop()
    expect(codes).toEqual([])
  })
})
