import { readFileSync, writeFileSync } from 'node:fs'
import { eventsPage, refusalsPage } from './commandPages'

const rewrite = (file: string, change: (page: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Writes the pages, or parts of them, that the source already says. */
export const writePages = (): void => {
  rewrite('docs/domains/audit.md', eventsPage)
  rewrite('docs/refusals.md', refusalsPage)
}
