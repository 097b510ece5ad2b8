import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf } from '@/gate/errors/localeOf'
import { translate } from '@/i18n/translate'
import { DATA_POLICY, secureHeaders } from '@/routing/securityHeaders'
import type { Handler } from './createServer'
import { languageHeaders } from './refuse'

/** Addresses of files, and the folders they come from: of the build, and those it is shipped with. */
export const FILES = [
  ['/_next/static/', '.next/static'],
  ['/wasm/', 'public/wasm'],
] as const

const filesBelow = ([prefix, folder]: (typeof FILES)[number], root: string): string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map(
    (path) => prefix + path.replaceAll('\\', '/'),
  )

/**
 * Answers for files that are not there with a sentence: Next would draw the whole application for
 * them, which those addresses may not run, and let browsers keep that for a year.
 * @param root of the application, as built: its files do not change while it runs
 */
export const missingFiles = (next: Handler, root: string): Handler => {
  const known = new Set(FILES.flatMap((place) => filesBelow(place, root)))
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isFile = FILES.some(([prefix]) => path.startsWith(prefix))
    if (!isFile || known.has(decodeURIComponent(path))) return next(request, response)
    const text = translate(localeOf(languageHeaders(request)), 'pages.fileNotFound')
    const headers = new Headers({
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
    })
    secureHeaders(headers, { policy: DATA_POLICY, isHttps: false })
    response.writeHead(404, Object.fromEntries(headers))
    response.end(request.method === 'HEAD' ? undefined : text)
  }
}
