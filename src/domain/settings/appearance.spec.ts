import { expect, it } from 'vitest'
import {
  appearanceOf,
  changeAppearance,
  DEFAULT_APPEARANCE,
  isColor,
  isDefaultAppearance,
  anonymousAppearance,
} from './appearance'

it('should have the documented defaults', () => {
  expect(DEFAULT_APPEARANCE).toMatchObject({
    theme: 'light',
    skin: 'default',
    contentWidth: 'fluid',
    density: 'comfortable',
    navigation: 'vertical',
    direction: 'language',
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

it.each([
  ['#0d9394', true],
  ['#0D9394', true],
  ['0d9394', false],
  ['#0d939', false],
  ['#0d93944', false],
  ['x#0d9394', false],
  ['#0d9394;color:red', false],
  ['#0d939g', false],
  ['red', false],
  [['#0d9394'], false],
  [0x0d_93_94, false],
  [null, false],
])('should tell of %j whether it is a colour: %s', (value, expected) => {
  expect(isColor(value)).toBe(expected)
})

it('should keep what is offered', () => {
  const stored = { theme: 'dark', skin: 'bordered', primaryDark: '#00ff00', navbarBlur: false }
  expect(appearanceOf(stored)).toEqual({ ...DEFAULT_APPEARANCE, ...stored })
})

it('should bring a hidden navbar back with the horizontal navigation (HN6)', () => {
  const before = { ...DEFAULT_APPEARANCE, navigation: 'collapsed', navbar: 'hidden' } as const
  const after = changeAppearance(before, { navigation: 'horizontal' })
  expect(after).toMatchObject({ navigation: 'horizontal', navbar: 'sticky' })
  // Hidden afterwards, it stays hidden: only switching to the horizontal navigation shows it again.
  expect(changeAppearance(after, { navbar: 'hidden' }).navbar).toBe('hidden')
  expect(changeAppearance(before, { navigation: 'vertical' }).navbar).toBe('hidden')
})

it('should keep a static navbar with the horizontal navigation', () => {
  const before = { ...DEFAULT_APPEARANCE, navbar: 'static' } as const
  expect(changeAppearance(before, { navigation: 'horizontal' }).navbar).toBe('static')
})

it('should not take what is not offered', () => {
  const before = { ...DEFAULT_APPEARANCE, theme: 'dark', skin: 'bordered' } as const
  const part = { theme: 'neon', primaryLight: 'red', skin: undefined } as never
  expect(changeAppearance(before, part)).toEqual(before)
})

it('should tell the defaults from anything else (CZ6)', () => {
  expect(isDefaultAppearance(DEFAULT_APPEARANCE)).toBe(true)
  expect(isDefaultAppearance({ ...DEFAULT_APPEARANCE, primaryDark: '#7367f0' })).toBe(true)
  expect(isDefaultAppearance({ ...DEFAULT_APPEARANCE, footer: 'hidden' })).toBe(false)
})

it('should keep the layout after signing out, without colours and direction (PR4)', () => {
  const chosen = {
    ...DEFAULT_APPEARANCE,
    skin: 'bordered',
    direction: 'rtl',
    primaryLight: '#0d9394',
  } as const
  expect(anonymousAppearance(chosen)).toEqual({ ...DEFAULT_APPEARANCE, skin: 'bordered' })
})
