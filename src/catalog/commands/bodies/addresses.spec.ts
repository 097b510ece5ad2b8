import { expect, it } from 'vitest'
import { commandAt } from './addresses'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS } from '../entries'
import { BODY_READINGS } from '../readings'

const at = (path: string) => commandAt(path.split('/'))

it('finds every command at its address', () => {
  const found: string[] = []
  const look = (registry: object, id: string) => {
    for (const [slug, commands] of Object.entries(registry))
      for (const [name, { path }] of Object.entries<{ path: string }>(commands)) {
        expect(at(`${slug}${id}${path}`)).toMatchObject({ slug, name })
        found.push(`${slug}${id}${path}`)
      }
  }
  look(COMMANDS, '/7')
  look(LIST_COMMANDS, '')
  look(ROOT_COMMANDS, '')
  look(BODY_READINGS, '')
  expect(new Set(found).size).toBe(found.length)
})

it('tells the rights of each; what is one’s own needs none', () => {
  expect(at('jobs/run')?.needs).toEqual([['write', 'jobs', '*']])
  expect(at('tenders/7/revise')?.needs).toHaveLength(2)
  expect(at('notifications/mark')?.needs).toEqual([])
})

it.each([
  'tenders/approve',
  'tenders/:id/approve',
  'tenders/0/approve',
  'tenders/7/approve/7',
  'jobs/7/run',
  'jobs',
  'constructor/7/name',
  '',
])('finds nothing at %s', (path) => {
  expect(at(path)).toBeNull()
})
