import { expect, it } from 'vitest'

import { themeOnServer } from './themeOnServer'

it.each([
  [{ choice: 'light', hint: 'dark' }, 'light'],
  [{ choice: 'dark', hint: 'light' }, 'dark'],
  [{ choice: 'system', hint: 'dark' }, 'dark'],
  [{ choice: 'system', shown: 'dark' }, 'dark'],
  [{ choice: 'system', hint: 'light', shown: 'dark' }, 'light'],
  [{ choice: 'system' }, 'light'],
] as const)('should paint case %# in the right theme (TH3)', (args, theme) => {
  expect(themeOnServer(args)).toBe(theme)
})
