import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const CODE = /\.tsx?$/
const SPEC = /\.spec\.tsx?$/

/**
 * Source files below a folder.
 *
 * @param {string} folder absolute path
 * @returns {Map<string, string>} text by path within the folder: TypeScript and style sheets
 */
export const readSources = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => CODE.test(file) || file.endsWith('.css'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )

/** @param {string} file */
export const isCode = (file) => CODE.test(file) && !SPEC.test(file)

/** @param {string} file */
export const withoutEnding = (file) => file.replace(CODE, '')

/**
 * Imports between the files, types included; those of packages and of style sheets are left out.
 *
 * @param {Map<string, string>} sources text by path; `@/` means their root
 * @param {(file: string) => boolean} [isFrom] selects the files to read imports from
 * @returns {{ from: string; to: string }[]} both as paths with their ending
 */
export const importsOf = (sources, isFrom = isCode) => {
  const known = new Map(
    [...sources.keys()].filter(isCode).map((file) => [withoutEnding(file), file]),
  )
  const target = (from, name) => {
    if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
    const to = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name)
    return known.get(to) ?? known.get(`${to}/index`) ?? known.get(withoutEnding(to))
  }
  return [...sources].flatMap(([from, text]) =>
    isFrom(from)
      ? ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
          const to = target(from, fileName)
          return to === undefined || to === from ? [] : [{ from, to }]
        })
      : [],
  )
}
