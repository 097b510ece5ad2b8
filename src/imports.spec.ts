import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Folders of `src`, from the bottom: each imports only those before it. */
const LAYERS = [
  'payload-types.ts',
  'migrations',
  'domain',
  'i18n',
  'lib',
  'exchange',
  'catalog',
  'access',
  'catalog',
  'queries',
  'operations',
  'jobs',
  'fields',
  'hooks',
  'database',
  'collections',
  'globals',
  'components',
  'routing',
  'gate',
  'server',
  'proxy.ts',
  'payload.config.ts',
  'instrumentation.ts',
  'styles',
  'app',
]

const src = import.meta.dirname
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
)
const known = new Set(files.map((file) => file.replace(/\.tsx?$/, '')))

/** Where an import leads, as a path within `src`; null for packages. Types count like values. */
const target = (from: string, name: string): string | null => {
  if (!name.startsWith('@/') && !name.startsWith('.')) return null
  const to = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name)
  return known.has(`${to}/index`) ? `${to}/index` : to
}

type Edge = { from: string; to: string }
const edges: Edge[] = files.flatMap((from) =>
  ts
    .preProcessFile(readFileSync(path.join(src, from), 'utf8'), true, true)
    .importedFiles.flatMap(({ fileName }) => {
      const to = target(from, fileName)
      return to === null || to.startsWith('..') ? [] : [{ from, to }]
    }),
)

const layerOf = (file: string): string => {
  const [first = ''] = file.split('/')
  return file.includes('/') || /\.tsx?$/.test(first) ? first : `${first}.ts`
}

/** A folder of components: those of the frame and of people hold one part of it each. */
const componentFolder = (file: string): string | null => {
  const [layer, folder = '', part = ''] = file.split('/')
  if (layer !== 'components') return null
  return folder === 'frame' || folder === 'users' ? `${folder}/${part}` : folder
}

/** The first circle among groups of files, as the edges that close it; null without one. */
const circleOf = (groupOf: (file: string) => string | null): string[] | null => {
  const next = new Map<string, Map<string, Edge>>()
  for (const edge of edges) {
    const [from, to] = [groupOf(edge.from), groupOf(edge.to)]
    if (from === null || to === null || from === to) continue
    const known = next.get(from) ?? new Map<string, Edge>()
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

describe('imports, types included', () => {
  it('are read', () => {
    expect(edges.length).toBeGreaterThan(2000)
  })

  it('come from layers whose place is known', () => {
    expect([...new Set(files.map(layerOf))].filter((layer) => !LAYERS.includes(layer))).toEqual([])
  })

  it('lead down the layers only', () => {
    const rank = (file: string) => LAYERS.indexOf(layerOf(file))
    const isSame = ({ from, to }: Edge) => layerOf(from) === layerOf(to)
    const upward = edges.filter((edge) => !isSame(edge) && rank(edge.from) <= rank(edge.to))
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('make no circle of component folders, and so no pair in both directions', () => {
    expect(circleOf(componentFolder)).toBeNull()
  })

  it('make no circle of files', () => {
    expect(circleOf((file) => file.replace(/\.tsx?$/, ''))).toBeNull()
  })
})
