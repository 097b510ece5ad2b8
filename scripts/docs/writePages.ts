import { readFileSync, writeFileSync } from 'node:fs'
import { refusalsPage, withCommandTables } from './commandPages'

const API = 'docs/api.md'
const REFUSALS = 'docs/refusals.md'

/** Writes the pages, or parts of them, that the source already says. */
export const writePages = (): void => {
  writeFileSync(API, withCommandTables(readFileSync(API, 'utf8')))
  writeFileSync(REFUSALS, refusalsPage())
}
