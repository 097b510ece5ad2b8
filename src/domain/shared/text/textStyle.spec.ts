import { expect, it } from 'vitest'
import { familyOf, markStyle, marksOf, sizeOf, styleOf } from './textStyle'

it.each([
  ['color: red; Font-Size : 12PT;', { color: 'red', 'font-size': '12PT' }],
  ['color: red; color: blue', { color: 'blue' }],
  ['color: red !important', { color: 'red' }],
  ['background: url(a:b)', { background: 'url(a:b)' }],
  ['nothing; : nameless;', {}],
  [undefined, {}],
])('reads the declarations of %j', (text, style) => {
  expect(styleOf(text)).toEqual(style)
})

it.each([
  ['12.5px', 'small'],
  ['13px', undefined],
  ['16px', undefined],
  ['17.5px', 'large'],
  ['26px', 'large'],
  ['26.5px', 'huge'],
  ['12pt', undefined],
  ['18 PT', 'large'],
  ['.75em', 'small'],
  ['1.25rem', 'large'],
  ['200%', 'huge'],
  ['smaller', 'small'],
  ['medium', undefined],
  ['X-Large', 'large'],
  ['xxx-large', 'huge'],
  ['-20px', undefined],
  ['20px/2', undefined],
  ['20', undefined],
] as const)('takes the letters of %s for %s ones', (css, size) => {
  expect(sizeOf(css)).toBe(size)
})

it.each([
  ['0', undefined],
  ['1', 'small'],
  ['2', 'small'],
  ['3', undefined],
  ['4', 'large'],
  ['5', 'large'],
  ['6', 'huge'],
  ['7', 'huge'],
  ['x', undefined],
  [undefined, undefined],
] as const)('takes level %s of a font element for %s letters', (level, size) => {
  expect(sizeOf(undefined, level)).toBe(size)
})

it('takes the size in a style before that of the element', () => {
  expect(sizeOf('10px', '7')).toBe('small')
})

it.each([
  ['"Courier New", monospace', 'monospace'],
  ['Consolas', 'monospace'],
  ['Times New Roman', 'serif'],
  ['Open Sans, sans-serif', undefined],
  ['Calibri', undefined],
  [undefined, undefined],
] as const)('takes the letters of %s for %s', (css, font) => {
  expect(familyOf(css)).toBe(font)
})

it.each([
  ['font-weight: bold', 'font-weight: bold'],
  ['font-weight: bolder', 'font-weight: bold'],
  ['font-weight: 600', 'font-weight: bold'],
  ['font-weight: 500', ''],
  ['font-weight: semi-bold', ''],
  ['font-style: italic', 'font-style: italic'],
  ['font-style: oblique 10deg', 'font-style: italic'],
  ['font-style: non-italic', ''],
  ['text-decoration: underline dotted', 'text-decoration: underline'],
  ['text-decoration-line: line-through', 'text-decoration: line-through'],
  ['text-decoration: line-through underline', 'text-decoration: underline line-through'],
  // Browsers write the line and the shorthand separately.
  ['text-decoration: none; text-decoration-line: underline', 'text-decoration: underline'],
  ['font-weight: 700; font-style: italic', 'font-weight: bold; font-style: italic'],
  ['color: red', ''],
  ['', ''],
])('keeps the marks of %j as %j', (css, kept) => {
  expect(markStyle(marksOf(styleOf(css)))).toBe(kept)
})

// An hour, if each digit could be before or after the point.
it('takes a size of a million digits for none', () => {
  expect(sizeOf('1'.repeat(1_000_000))).toBeUndefined()
})
