import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const overrides = path.join(import.meta.dirname, 'payload')
const packages = path.join(import.meta.dirname, '../../node_modules')

/** The code that renders Payload's screens. */
const DRAWN_BY = [
  '@payloadcms/next/dist',
  '@payloadcms/ui/dist',
  '@payloadcms/richtext-lexical/dist',
]

const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => readFileSync(path.join(packages, folder, file), 'utf8'))

const drawn = DRAWN_BY.flatMap(sourcesOf)
const everything = drawn.join('\n')

/** True for a class that is written out, or composed from its block name, in one file. */
const isDrawn = (name: string): boolean => {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(everything)) return true
  const part = /(?:__|--)/.exec(name)
  if (!part) return false
  const block = name.slice(0, part.index)
  const rest = name.slice(part.index)
  const modifier = rest.includes('--') ? rest.slice(0, rest.indexOf('--') + 2) : rest
  if (everything.includes(`${block}${modifier}\${`)) return true
  return drawn.some(
    (source) =>
      (source.includes(`'${block}'`) || source.includes(`"${block}"`)) &&
      (source.includes(`}${rest}`) || source.includes(`}${modifier}\${`)),
  )
}

const classesIn = (file: string): string[] => {
  const sheet = readFileSync(path.join(overrides, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))]
}

it.each(readdirSync(overrides))('%s names only classes that Payload draws', (file) => {
  expect(classesIn(file).filter((name) => !isDrawn(name))).toEqual([])
})

it('notices a class that is gone', () => {
  expect(['doc-controls__never', 'doc-never'].filter(isDrawn)).toEqual([])
})
