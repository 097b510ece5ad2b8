import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { get, listen } from '../../tests/helpers/rawServer'
import { missingFiles } from './missingFiles'

const root = mkdtempSync(join(tmpdir(), 'files-'))
for (const path of ['.next/static/chunks/[a].js', 'public/wasm/reader.wasm']) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'x')
}
const port = () => listen(missingFiles((_request, response) => response.end('next'), root))

it.each(['/wasm/reader.wasm', '/_next/static/chunks/%5Ba%5D.js?v=1', '/tenders', '/wasm'])(
  'leaves %s to the application',
  async (path) => expect((await get(await port(), path)).body).toContain('next'),
)

it.each(['/wasm/x', '/wasm/', '/_next/static/chunks/old.js'])(
  'says of %s that there is no such file, for nobody to keep',
  async (path) => {
    const { status, body, head } = await get(await port(), path, ['Accept-Language: en'])
    expect([status, body]).toEqual([404, 'There is no such file.'])
    expect(head).toMatch(/text\/plain/)
    expect(head).toMatch(/cache-control: no-store/i)
  },
)
