import { expect, it } from 'vitest'

import { keyOf } from './keyOf'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }

it.each([
  ['n', { key: 'n', code: 'KeyN' }],
  ['?', { key: '?', code: 'Slash', shiftKey: true }],
  ['?', { key: '؟', code: 'Slash', shiftKey: true }],
  // A Turkish keyboard types both with the seven and the asterisk key.
  ['/', { key: '/', code: 'Digit7', shiftKey: true }],
  ['j', { key: 'ت', code: 'KeyJ' }],
  ['/', { key: 'ظ', code: 'Slash' }],
  ['mod+enter', { key: 'Enter', code: 'Enter', ctrlKey: true }],
  ['mod+k', { key: 'k', code: 'KeyK', metaKey: true }],
  ['enter', { key: 'Enter', code: 'Enter' }],
  [null, { key: 'N', code: 'KeyN', shiftKey: true }],
  [null, { key: 'n', code: 'KeyN', altKey: true }],
  [null, { key: 'n', code: 'KeyN', isComposing: true }],
])('should read %s (KB1)', (expected, event) => {
  expect(keyOf({ ...none, ...event })).toBe(expected)
})
