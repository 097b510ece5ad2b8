import { describe, expect, it } from 'vitest'
import { LAYERS, TIERS } from '../layers.mjs'
import { importsOf, isCode, readSources } from '../scripts/lib/sources.mjs'

type Import = { from: string; to: string }
const sources = readSources(import.meta.dirname)
const files = [...sources.keys()].filter(isCode)
const imports: Import[] = importsOf(sources)

/** The folder of a file in `src`; for a file directly in `src`, its name. */
const layerOf = (file: string): string => file.split('/')[0] ?? file

/** A folder of components. In `frame` and `people` each subfolder counts as a folder of its own. */
const componentFolder = (file: string): string | null => {
  const [layer, folder = '', part = ''] = file.split('/')
  if (layer !== 'components') return null
  return folder === 'frame' || folder === 'users' ? `${folder}/${part}` : folder
}

const domainOf = (layer: string) => (file: string) => {
  const [first, domain = ''] = file.split('/')
  return first === layer ? domain : null
}

/** The first circle among groups of files, as the list of its imports; null if there is none. */
const circleOf = (groupOf: (file: string) => string | null): string[] | null => {
  const next = new Map<string, Map<string, Import>>()
  for (const edge of imports) {
    const [from, to] = [groupOf(edge.from), groupOf(edge.to)]
    if (from === null || to === null || from === to) continue
    const known = next.get(from) ?? new Map<string, Import>()
    next.set(from, known.set(to, edge))
  }
  const done = new Set<string>()
  const walk = (group: string, way: string[]): string[] | null => {
    if (way.includes(group)) return [...way.slice(way.indexOf(group)), group]
    if (done.has(group)) return null
    for (const to of next.get(group)?.keys() ?? []) {
      const circle = walk(to, [...way, group])
      if (circle) return circle
    }
    done.add(group)
    return null
  }
  for (const group of next.keys()) {
    const circle = walk(group, [])
    if (!circle) continue
    return circle.slice(1).map((to, at) => {
      const edge = next.get(circle[at] ?? '')?.get(to)
      return `${edge?.from} → ${edge?.to}`
    })
  }
  return null
}

describe('the list of layers', () => {
  it('names every folder of src, and every folder of components in one tier', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map(layerOf))
    expect([...folders].sort()).toEqual([...Object.keys(LAYERS), 'app'].sort())
    const components = files.map((file) => file.split('/')).filter(([top]) => top === 'components')
    expect([...new Set(components.map(([, folder]) => folder))].sort()).toEqual(TIERS.flat().sort())
  })

  it('stands from the bottom up: a layer may import only what stands above it', () => {
    const order = Object.keys(LAYERS)
    const wrong = Object.entries(LAYERS).flatMap(([layer, below]) =>
      below
        .filter((name) => !(order.indexOf(name) < order.indexOf(layer) && order.includes(name)))
        .map((name) => `${layer} → ${name}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('imports, types included', () => {
  it('are read', () => {
    expect(imports.length).toBeGreaterThan(2000)
  })

  it('lead only to layers that are allowed', () => {
    const mayImport = ({ from, to }: Import) => {
      const [layer, other] = [layerOf(from), layerOf(to)]
      const isTop = layer === 'app' || layer === from
      if (layer === other || other === 'payload-types.ts') return true
      return isTop ? other in LAYERS : (LAYERS[layer]?.includes(other) ?? false)
    }
    expect(
      imports.filter((edge) => !mayImport(edge)).map(({ from, to }) => `${from} → ${to}`),
    ).toEqual([])
  })

  it('make no circle of component folders, and so no pair in both directions', () => {
    expect(circleOf(componentFolder)).toBeNull()
  })

  it.each(['domain', 'operations'])('make no circle of the domains of %s', (layer) => {
    expect(circleOf(domainOf(layer))).toBeNull()
  })

  it('make no circle of files', () => {
    expect(circleOf((file) => file)).toBeNull()
  })
})
