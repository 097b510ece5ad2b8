import { expect, it } from 'vitest'
import { appearanceOf, DEFAULT_APPEARANCE } from './appearance'

it('should have the defaults of the specification', () => {
  expect(DEFAULT_APPEARANCE).toMatchObject({
    theme: 'light',
    skin: 'default',
    contentWidth: 'fluid',
    navigation: 'vertical',
    navbar: 'sticky',
    navbarBlur: true,
    footer: 'static',
  })
})

it.each([
  null,
  undefined,
  'dark',
  5,
  [],
  { theme: 'neon', navbarBlur: 'yes', primaryLight: 'red;}' },
])('should fall back to defaults for case %#', (stored) => {
  expect(appearanceOf(stored)).toEqual(DEFAULT_APPEARANCE)
})

it('should keep what is offered', () => {
  const stored = { theme: 'dark', direction: 'rtl', primaryDark: '#00ff00', navbarBlur: false }
  expect(appearanceOf(stored)).toEqual({ ...DEFAULT_APPEARANCE, ...stored })
})
