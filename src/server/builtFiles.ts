import { readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import send from 'send'
import { localeOf } from '@/gate/errors/localeOf'
import { translate } from '@/i18n/translate'
import { FILE_HEADERS } from '@/routing/safeHeaders.mjs'
import { takesEncoding } from './compress'
import type { Handler } from './createServer'
import { languageHeaders } from './refuse'

/** URL paths of static files and the folders that hold them: of the build, and of the sources. */
export const FILES = [
  ['/_next/static/', '.next/static'],
  ['/wasm/', 'public/wasm'],
] as const

const [[BUILT, BUILT_FOLDER]] = FILES

/** Compressed variants made by the build (`scripts/lib/compressFiles.mjs`), best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

const filesBelow = ([prefix, folder]: (typeof FILES)[number], root: string): string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .filter((path) => statSync(join(root, folder, path)).isFile())
    .map((path) => prefix + path.replaceAll('\\', '/'))

/**
 * Next would render the whole application for a missing file, and let browsers cache it for a year.
 */
const refuseFile = (request: IncomingMessage, response: ServerResponse): void => {
  const text = translate(localeOf(languageHeaders(request)), 'pages.fileNotFound')
  response.writeHead(404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}

/**
 * Serves files of the build as they were compressed with it, and responds with an error message for
 * missing ones.
 * @param next handles everything else
 * @param root of the built application: its files do not change while it runs
 */
export const builtFiles = (next: Handler, root: string): Handler => {
  const known = new Set(FILES.flatMap((place) => filesBelow(place, root)))

  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const type = TYPES[extname(path)]
    const encoding = ENCODINGS.find(
      ([name, end]) => type && known.has(path + end) && takesEncoding(request, name),
    )
    for (const [name, value] of Object.entries(FILE_HEADERS)) response.setHeader(name, value)
    if (type) {
      response.setHeader('Content-Type', type)
      response.setHeader('Vary', 'Accept-Encoding')
    }
    if (encoding) response.setHeader('Content-Encoding', encoding[0])
    const file = encodeURI(path.slice(BUILT.length) + (encoding?.[1] ?? ''))
    send(request, file, {
      root: join(root, BUILT_FOLDER),
      // Their names contain a version.
      maxAge: '1y',
      immutable: true,
      acceptRanges: !encoding,
    })
      // The file existed when the server started.
      .on('error', () => {
        if (response.headersSent) return response.destroy()
        response.removeHeader('Content-Encoding')
        refuseFile(request, response)
      })
      .pipe(response)
  }

  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!FILES.some(([prefix]) => address.startsWith(prefix))) return next(request, response)
    const path = decodeURIComponent(address)
    if (!known.has(path)) return refuseFile(request, response)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return isRead && path.startsWith(BUILT)
      ? sendFile(request, response, path)
      : next(request, response)
  }
}
