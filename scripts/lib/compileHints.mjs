import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * V8 compiles a function when it is first called, on the page's main thread. Its code cache only
 * keeps functions that were compiled while the file itself was executed. A file that begins with
 * this comment is compiled as a whole, in the background, and cached as a whole: on a second visit
 * a page spends a third less time on scripts (decision 0050).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Begins every script of a folder with the hint, unless it does already.
 *
 * @param {string} folder of scripts, with those in folders below it
 * @returns {number} how many scripts there are
 */
export const hintCompile = (folder) => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'))
  for (const name of files) {
    const file = path.join(folder, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + source)
  }
  return files.length
}
