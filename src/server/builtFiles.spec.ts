import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { get, listen } from '../../tests/helpers/rawServer'
import { builtFiles } from './builtFiles'

const root = mkdtempSync(join(tmpdir(), 'files-'))
const SCRIPT = '.next/static/chunks/[a].js'
const PLACES = [SCRIPT, `${SCRIPT}.br`, `${SCRIPT}.gz`, '.next/static/media/font.woff2']
for (const path of [...PLACES, '.next/static/old.css', 'public/wasm/reader.wasm']) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), `this is ${path}`)
}
const port = () => listen(builtFiles((_request, response) => response.end('next'), root))

it.each(['/wasm/reader.wasm', '/tenders', '/wasm'])('leaves %s to the application', async (path) =>
  expect((await get(await port(), path)).body).toContain('next'),
)

it.each([
  ['br, gzip', SCRIPT, '.br', 'br'],
  ['gzip, deflate', SCRIPT, '.gz', 'gzip'],
  ['br;q=0, gzip', SCRIPT, '.gz', 'gzip'],
  ['', SCRIPT, '', null],
  ['br, gzip', '.next/static/old.css', '', null],
  ['br, gzip', '.next/static/media/font.woff2', '', null],
])('sends whoever takes "%s" the file %s%s, to keep', async (takes, file, end, encoding) => {
  const address = encodeURI(`/${file.replace('.next', '_next')}?v=1`)
  const { status, body, head } = await get(await port(), address, [`Accept-Encoding: ${takes}`])
  expect([status, body]).toEqual([200, `this is ${file}${end}`])
  expect(head).toMatch(/cache-control: public, max-age=31536000, immutable/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  expect(head).toMatch(/content-security-policy: default-src 'none'/i)
  expect(head.match(/content-encoding: (\w+)/i)?.[1] ?? null).toBe(encoding)
  if (!file.endsWith('.woff2')) expect(head).toMatch(/vary: accept-encoding/i)
  if (file === SCRIPT) expect(head).toMatch(/content-type: application\/javascript/i)
})

it('says so of a file that went away while the server ran', async () => {
  const at = await port()
  rmSync(join(root, '.next/static/old.css'))
  const { status, body, head } = await get(at, '/_next/static/old.css', ['Accept-Language: en'])
  expect([status, body]).toEqual([404, 'There is no such file.'])
  expect(head).toMatch(/cache-control: no-store/i)
})

it.each(['/wasm/x', '/wasm/', '/_next/static/chunks/old.js', '/_next/static/chunks'])(
  'says of %s that there is no such file, for nobody to keep',
  async (path) => {
    const { status, body, head } = await get(await port(), path, ['Accept-Language: en'])
    expect([status, body]).toEqual([404, 'There is no such file.'])
    expect(head).toMatch(/text\/plain/)
    expect(head).toMatch(/cache-control: no-store/i)
  },
)
