import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { COMPILE_HINT, hintCompile } from './compileHints.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'hints-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('begins each script with the hint, once, and leaves everything else', () => {
  mkdirSync(path.join(folder, 'below'))
  const files = { 'a.js': 'go()', 'below/b.js': '"use strict"', 'c.css': 'a{}' }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  expect(hintCompile(folder)).toBe(2)
  expect(hintCompile(folder)).toBe(2)
  const now = Object.keys(files).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  expect(now).toEqual([`${COMPILE_HINT}go()`, `${COMPILE_HINT}"use strict"`, 'a{}'])
})
