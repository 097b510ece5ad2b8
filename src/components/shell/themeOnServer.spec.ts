import { expect, it } from 'vitest'

import { themeOnServer } from './themeOnServer'

it.each([
  [{}, undefined, 'light'],
  [{}, 'dark', 'light'],
  [{ 'bo-theme': 'dark' }, 'light', 'dark'],
  [{ 'bo-theme': 'purple' }, 'dark', 'light'],
  [{ 'bo-theme': 'system' }, 'dark', 'dark'],
  [{ 'bo-theme': 'system', 'payload-theme': 'dark' }, undefined, 'dark'],
])(
  'should paint case %# in the right theme (TH3)',
  (cookies: Record<string, string>, hint, theme) => {
    expect(themeOnServer({ cookie: (name) => cookies[name], hint })['data-theme']).toBe(theme)
  },
)
