import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrast, leastContrast, shiftBy } from './contrast'
import { DEFAULT_PALETTES, paletteOf, paletteVariables, SURFACES, type Palette } from './palette'

const themes = ['light', 'dark'] as const
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)

const checkPairs = (palette: Palette, theme: (typeof themes)[number]) => {
  const surfaces = SURFACES[theme]
  const onPrimary = palette['on-primary']
  for (const fill of ['primary-fill', 'primary-fill-hover', 'primary-fill-active'] as const) {
    expect(contrast(onPrimary, palette[fill]), fill).toBeGreaterThanOrEqual(4.5)
  }
  expect(leastContrast(palette.link, surfaces), 'link').toBeGreaterThanOrEqual(4.5)
  expect(leastContrast(palette['link-hover'], surfaces), 'hover').toBeGreaterThanOrEqual(4.5)
  const soft = contrast(palette['on-primary-soft'], palette['primary-soft'])
  expect(soft, 'chip').toBeGreaterThanOrEqual(4.5)
  expect(leastContrast(palette['on-primary-soft'], surfaces), 'soft').toBeGreaterThanOrEqual(4.5)
  expect(leastContrast(palette['focus-ring'], surfaces), 'focus').toBeGreaterThanOrEqual(3)
}

describe.each(themes)('colours of the %s theme', (theme) => {
  it('should be readable whatever colour is chosen (CZ5)', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const palette = paletteOf({ color, theme })
        checkPairs(palette, theme)
        expect(leastContrast(palette.primary, SURFACES[theme])).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['#7367F0', '#0D9394', '#FFB400', '#FF4C51', '#16B1FF', '#FFFF00', '#000000', '#FFFFFF'])(
    'should be readable for %s',
    (color) => checkPairs(paletteOf({ color, theme }), theme),
  )

  it('should keep the designed palette for the default colour', () => {
    expect(paletteOf({ color: '#7367F0', theme })).toBe(DEFAULT_PALETTES[theme])
  })
})

it('should shift a custom colour that does not stand out, and keep it readable (CZ5)', () => {
  const palette = paletteOf({ color: '#FFFF00', theme: 'light' })
  expect(leastContrast(palette['primary-fill'], SURFACES.light)).toBeGreaterThanOrEqual(3)
  expect(contrast(palette['on-primary'], palette['primary-fill'])).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['#FFB400', '#000000'],
  ['#16B1FF', '#000000'],
  ['#FF4C51', '#ffffff'],
  ['#0D9394', '#ffffff'],
])('should write on %s in the light theme in %s (CZ5)', (color, text) => {
  expect(paletteOf({ color, theme: 'light' })['on-primary']).toBe(text)
})

it('should keep a colour that stands out as it is', () => {
  expect(paletteOf({ color: '#0d9394', theme: 'light' }).primary).toBe('#0d9394')
  expect(paletteOf({ color: '#ffb400', theme: 'dark' })['primary-fill']).toBe('#ffb400')
})

it('should keep a light preset under black text, and shift any other light colour', () => {
  const fillOf = (color: string) => paletteOf({ color, theme: 'light' })['primary-fill']
  expect(fillOf('#FFB400')).toBe('#FFB400')
  expect(fillOf('#ffb400')).toBe('#ffb400')
  expect(contrast(fillOf('#ffb401'), '#ffffff')).toBeGreaterThanOrEqual(3)
})

it('should darken a button for white text no more than needed', () => {
  const fill = paletteOf({ color: '#FF4C51', theme: 'light' })['primary-fill']
  expect(contrast(fill, '#ffffff')).toBeCloseTo(4.5, 1)
})

describe.each(themes)('in the %s theme', (theme) => {
  it.each(['#0D9394', '#FFB400', '#FF4C51', '#16B1FF', '#FFFF00', '#FFFFFF', '#0D5394'])(
    'a button of %s should be darker under the pointer, and darkest when pressed',
    (color) => {
      const palette = paletteOf({ color, theme })
      const [fill, hover, pressed] = (
        ['primary-fill', 'primary-fill-hover', 'primary-fill-active'] as const
      ).map((name) => contrast(palette[name], '#000000'))
      expect(hover).toBeLessThan(fill!)
      expect(pressed).toBeLessThan(hover!)
    },
  )
})

it('should keep a button under the pointer readable, and no lighter than that takes', () => {
  // Dark enough for graphics on white, but its pressed shade would be too dark for black text.
  const pressed = paletteOf({ color: '#FFFF00', theme: 'light' })['primary-fill-active']
  expect(contrast(pressed, '#000000')).toBeCloseTo(4.5, 1)
})

it.each([
  ['light', -0.1],
  ['dark', 0.1],
] as const)('should set a link of the %s theme off under the pointer', (theme, share) => {
  const palette = paletteOf({ color: '#FF4C51', theme })
  expect(palette['link-hover']).toBe(shiftBy(palette.link, share))
})

it.each([
  ['light', 'primary'],
  ['dark', 'link'],
] as const)('should draw the focus of the %s theme in the colour %s', (theme, name) => {
  const palette = paletteOf({ color: '#E00000', theme })
  const vivid = paletteOf({ color: '#FF4C51', theme })
  expect(palette['focus-ring']).toBe(palette[name])
  expect(vivid['focus-ring']).toBe(vivid[name])
})

it('should set the variables of one theme only (CZ4)', () => {
  expect(paletteVariables({ primaryLight: '#7367F0', primaryDark: '#7367f0' })).toEqual({})
  const names = Object.keys(paletteVariables({ primaryLight: '#0d9394', primaryDark: '#7367f0' }))
  expect(names).toContain('--light-primary-fill')
  expect(names.filter((name) => name.startsWith('--dark'))).toEqual([])
})
