import { expect, it } from 'vitest'

import { readPaletteQuery } from './paletteQuery'

it.each([
  ['', 'all', '', null, false],
  ['  ', 'all', '', null, false],
  ['ab', 'all', 'ab', null, true],
  [' 12A ', 'all', '12A', '12A', false],
  ['/', 'pages', '', null, false],
  ['/ tek', 'pages', 'tek', null, false],
  ['>ye', 'actions', 'ye', null, false],
  ['@ay', 'people', 'ay', null, true],
  ['@ayşe', 'people', 'ayşe', '@ayşe', false],
  ['#4', 'tenders', '4', null, true],
  ['#42', 'tenders', '42', '#42', false],
])('should read "%s"', (typed, mode, text, question, isTooShort) => {
  expect(readPaletteQuery(typed)).toEqual({ mode, text, question, isTooShort })
})
