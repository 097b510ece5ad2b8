/**
 * The process that renders documents: it gets one of our templates and data, and returns a PDF. It
 * has no environment and no database, reads no files but the templates, and can be killed at any
 * time.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawSymbol } from './drawSymbol.mjs'

const require = createRequire(import.meta.url)
const PAPERS = fileURLToPath(new URL('./paper', import.meta.url))
const STANDARD = 'a-3b'
/** Documents that the compiler caches; each costs some megabytes. */
const KEPT = 5

const FONTS = [
  ...['400Regular/PublicSans_400Regular', '500Medium/PublicSans_500Medium'],
  ...['600SemiBold/PublicSans_600SemiBold', '400Regular_Italic/PublicSans_400Regular_Italic'],
  '600SemiBold_Italic/PublicSans_600SemiBold_Italic',
].map((file) => `@expo-google-fonts/public-sans/${file}.ttf`)
FONTS.push(
  '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  '@expo-google-fonts/vazirmatn/500Medium/Vazirmatn_500Medium.ttf',
  '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  // For Greek, Cyrillic and symbols, which the others lack.
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  // For formatted text with serifs or a fixed width, and for code.
  ...['Serif', 'Serif-Bold', 'SansMono', 'SansMono-Bold'].map(
    (name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`,
  ),
)

const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler')
const compiler = NodeCompiler.create({
  workspace: PAPERS,
  fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(require.resolve(file))) }],
})

/** The error of the compiler. Some calls only return it the second time. */
const reasonOf = (error, options) => {
  if (error instanceof Error && error.message) return error.message
  try {
    const found = compiler.compile(options).takeDiagnostics()
    const messages = found ? compiler.fetchDiagnostics(found).map(({ message }) => message) : []
    return messages.join('; ') || String(error)
  } catch {
    return String(error)
  }
}

/** Codes are drawn in this process, because drawing them would block the server process. */
const drawn = (symbols = {}) =>
  Object.entries(symbols).map(([name, symbol]) => [name, Buffer.from(drawSymbol(symbol))])

const set = ({ paper, inputs, files, symbols, timestamp, isArchival }) => {
  const options = { mainFilePath: path.join(PAPERS, `${paper}.typ`), inputs }
  for (const [name, bytes] of [...Object.entries(files), ...symbols])
    compiler.mapShadow(path.join(PAPERS, name), Buffer.from(bytes))
  const settings = { creationTimestamp: timestamp, ...(isArchival && { pdfStandard: STANDARD }) }
  try {
    return { pdf: compiler.pdf(options, settings), isArchival }
  } catch (error) {
    return { error: reasonOf(error, options) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(KEPT)
  }
}

/**
 * PDF/A refuses a character that no font has: the document is then rendered without conformance to
 * it.
 */
const setOrElse = ({ symbols, ...asked }) => {
  let work
  try {
    work = { ...asked, symbols: drawn(symbols) }
  } catch (error) {
    return { error: String(error) }
  }
  const archival = set({ ...work, isArchival: true })
  return archival.pdf ? archival : { ...set({ ...work, isArchival: false }), why: archival.error }
}

process.on('message', (work) => {
  process.send({ ...setOrElse(work), memory: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit(0))
