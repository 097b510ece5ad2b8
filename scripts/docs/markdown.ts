export const code = (text: string) => `\`${text}\``
export const list = (texts: readonly string[]) => texts.map(code).join(' ')
export const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** A table of a page. */
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

/**
 * Writes what stands between the two lines of a section, `<!-- name: npm run generate -->` and
 * `<!-- end of name -->`.
 * @throws when the page has lost them
 */
export const withSection = (page: string, name: string, text: string): string => {
  const begin = `<!-- ${name}: npm run generate -->`
  const end = `<!-- end of ${name} -->`
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin}`)
  return `${before}${begin}\n\n${text}\n\n${end}${after}`
}
