import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  BAR_TYPES,
  CONTENT_WIDTHS,
  DENSITIES,
  DIRECTIONS,
  DEFAULT_APPEARANCE,
  NAVIGATIONS,
  SKINS,
  THEMES,
  type Appearance,
} from './appearance'
import { APPEARANCE_COOKIES, appearanceFromCookies, cookiesOfAppearance } from './appearanceCookies'

const color = fc.stringMatching(/^#[0-9a-f]{6}$/)
const appearance: fc.Arbitrary<Appearance> = fc.record({
  theme: fc.constantFrom(...THEMES),
  skin: fc.constantFrom(...SKINS),
  contentWidth: fc.constantFrom(...CONTENT_WIDTHS),
  density: fc.constantFrom(...DENSITIES),
  navigation: fc.constantFrom(...NAVIGATIONS),
  direction: fc.constantFrom(...DIRECTIONS),
  navbar: fc.constantFrom(...BAR_TYPES),
  navbarBlur: fc.boolean(),
  footer: fc.constantFrom(...BAR_TYPES),
  horizontalNav: fc.constantFrom(...BAR_TYPES),
  semiDarkNav: fc.boolean(),
  primaryLight: color,
  primaryDark: color,
})

it('should read back what it wrote', () => {
  fc.assert(
    fc.property(appearance, (chosen) => {
      const jar = new Map(cookiesOfAppearance(chosen))
      expect(appearanceFromCookies((name) => jar.get(name) ?? undefined)).toEqual(chosen)
    }),
  )
})

it('should ignore whatever is not offered (PR2)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = appearanceFromCookies(() => text)
      const offered: Record<string, readonly unknown[]> = {
        theme: THEMES,
        skin: SKINS,
        density: DENSITIES,
        navigation: NAVIGATIONS,
        navbar: BAR_TYPES,
        footer: BAR_TYPES,
      }
      for (const [key, options] of Object.entries(offered)) {
        expect(options).toContain(read[key as keyof Appearance])
      }
      expect(read.primaryLight).toMatch(/^#[0-9a-f]{6}$/i)
    }),
  )
  expect(appearanceFromCookies(() => 'red;}')).toEqual(DEFAULT_APPEARANCE)
  expect(appearanceFromCookies(() => undefined)).toEqual(DEFAULT_APPEARANCE)
})

it('should take the cookies of default colours away (CZ6)', () => {
  const jar = new Map(cookiesOfAppearance(DEFAULT_APPEARANCE))
  expect(jar.get('bo-primary-light')).toBeNull()
  expect(jar.get('bo-primary-dark')).toBeNull()
  expect(jar.get('bo-theme')).toBe('light')
})

it('should name every cookie with the fixed prefix (PR1)', () => {
  for (const name of Object.values(APPEARANCE_COOKIES)) expect(name).toMatch(/^bo-[a-z-]+$/)
})
