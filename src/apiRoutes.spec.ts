import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = import.meta.dirname

const fileOf = (from: string, name: string): string | undefined => {
  const alias = name === '@payload-config' ? './payload.config' : name.replace(/^@\//, './')
  if (!alias.startsWith('.')) return undefined
  const at = path.resolve(name.startsWith('.') ? path.dirname(from) : src, alias)
  return [at, `${at}.ts`, `${at}.tsx`, `${at}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
}

/** Imports that exist at run time: not those of types. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /^(?:import|export) (?!type )(?:[^;'"]*? from )?'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map(([, fixed, loaded]) => fixed ?? loaded ?? '')

it('nothing that answers the API asks Next about its request: the server calls it without Next', () => {
  const reached = new Set<string>()
  const asking: string[] = []
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      if (/^next(\/|$)/.test(name)) asking.push(`${path.relative(src, file)}: ${name}`)
      const next = fileOf(file, name)
      if (next) visit(next)
    }
  }
  for (const route of ['[...slug]', 'graphql', 'health', 'mcp'])
    visit(path.join(src, 'app/(payload)/api', route, 'route.ts'))
  expect(reached.size).toBeGreaterThan(500)
  expect(asking).toEqual([])
})
