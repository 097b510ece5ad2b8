import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { narrowHas } from './narrowHas.mjs'

const through = (css) => postcss([narrowHas()]).process(css, { from: undefined }).css

describe('narrowHas', () => {
  it('writes the framework’s wide selectors so that they reach what they mean', () => {
    expect(through('.field-type.row .row__fields:has(>*:nth-child(2))>*{flex:1}')).toBe(
      '.field-type.row .row__fields>:not(:only-child){flex:1}',
    )
    expect(through('body:has(.drag-overlay) *{cursor:grabbing}a{b:c}')).toBe('a{b:c}')
  })

  it.each([
    'body:has(.open) *',
    '.card:has(> :checked) > svg',
    '.a:has(.b:not(.c)) .d, .e:has(f) g',
  ])('refuses %s', (selector) => {
    expect(() => through(`${selector} { color: red }`)).toThrow(/matched anew/)
  })

  it.each(['.card:has(.open)', 'td:has(time)', '.a:has(> *) .b', '.a:has(b c)', '.a > *'])(
    'leaves %s',
    (selector) => {
      expect(through(`${selector} { color: red }`)).toBe(`${selector} { color: red }`)
    },
  )
})
