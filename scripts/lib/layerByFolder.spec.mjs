import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { layerByFolder } from './layerByFolder.mjs'

const through = (file, css = 'a { b: c }') =>
  postcss([layerByFolder()]).process(css, { from: file }).css.replace(/\s+/g, ' ')

const ORDER = '@layer vendor, tokens, base, ui, overrides, components, preferences;'

describe('layerByFolder', () => {
  it.each([
    ['styles/tokens.css', 'tokens'],
    ['styles/payload/tokens.css', 'tokens'],
    ['styles/base.css', 'base'],
    ['components/ui/controls/button.css', 'ui'],
    ['styles/payload/form.css', 'overrides'],
    ['components/tenders/board/board.module.css', 'components'],
    ['styles/motion.css', 'preferences'],
  ])('puts %s into the layer %s, after the order of all', (file, layer) => {
    const css = through(`/app/src/${file}`)
    expect(css).toContain(ORDER)
    expect(css).toMatch(new RegExp(`@layer ${layer} ?\\{ ?a \\{ b: c \\} ?\\}`))
  })

  it.each(['/app/src/styles/index.css', '/elsewhere/x.css'])('leaves %s as it is', (file) => {
    expect(through(file)).toBe('a { b: c }')
  })

  it('puts libraries below ours, also with the layers they have', () => {
    const css = through(
      '/app/node_modules/lib/src/components/x.css',
      "@import './y.css'; @layer theirs { a { b: c } } d { e: f }",
    )
    expect(css).toMatch(/^@import '.\/y.css';\s?@layer vendor, tokens/)
    expect(css).toMatch(/@layer vendor ?\{ ?@layer theirs \{ a \{ b: c \} \} d \{ e: f \} ?\}/)
  })

  it('refuses a sheet of ours that has no layer', () => {
    expect(() => through('/app/src/lib/x.css')).toThrow(/layerByFolder/)
  })

  it('needs no order among the sheets: they are listed by the alphabet', () => {
    const list = readFileSync('src/styles/index.css', 'utf8').match(/^@import .*/gm) ?? []
    expect(list.length).toBeGreaterThan(20)
    expect(list).toEqual(list.toSorted())
  })
})
