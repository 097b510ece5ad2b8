import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { eventsPage, refusalsPage } from '../../../scripts/docs/commandPages'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')

// Out of date? Run `npm run generate`.
it('docs/domains/audit.md has every event', () => {
  expect(read('docs/domains/audit.md')).toBe(eventsPage(read('docs/domains/audit.md')))
})

it('docs/refusals.md has every code', () => {
  expect(read('docs/refusals.md')).toBe(refusalsPage())
})
