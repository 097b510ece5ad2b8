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

const classesOf = (file: string): string[] => {
  const sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))]
}

it.each(readdirSync(overrides))('%s names only classes that Payload draws', (file) => {
  expect(classesOf(path.join(overrides, file)).filter((name) => !isDrawn(name))).toEqual([])
})

/** Classes of Payload's that our components wear for its look, or in its place in the page. */
const WORN = [
  'field-label',
  'field-type',
  'field-type__wrap',
  'number',
  'payload-toast-container',
  'template-default',
  'template-default__wrap',
  // Styled by Payload only within `.lexical-diff`.
  'list-check',
]

/** Payload's `.doc-tabs` once laid a gradient over the save bar of a phone. */
it('is not worn by accident: our components have none of the other classes of its sheets', () => {
  const styled = new Set(
    DRAWN_BY.flatMap((folder) =>
      readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => classesOf(path.join(packages, folder, file))),
    ),
  )
  const source = path.join(import.meta.dirname, '..')
  const ours = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
    .flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(
        ([, names = '']) => names.split(/\s+/),
      ),
    )
  expect([...new Set(ours.filter((name) => styled.has(name)))].toSorted()).toEqual(WORN.toSorted())
})

it('notices a class that is gone', () => {
  expect(['doc-controls__never', 'doc-never'].filter(isDrawn)).toEqual([])
})
