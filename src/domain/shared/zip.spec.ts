import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { zipParts } from './zip'

const folder = mkdtempSync(path.join(os.tmpdir(), 'zip-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('is an archive that others open, with names of any script and none twice', () => {
  const parts = zipParts([
    { name: 'Teklif.pdf', bytes: bytesOf('bir') },
    { name: 'teklif.pdf', bytes: bytesOf('iki') },
    { name: 'عرض سعر.pdf', bytes: bytesOf('') },
    ...['OKU', 'oku', 'Oku', '.env', '.env'].map((name) => ({ name, bytes: bytesOf('') })),
  ])
  const file = path.join(folder, 'a.zip')
  writeFileSync(file, Buffer.concat(parts))
  const script =
    'import json,sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n' +
    'print(json.dumps([[i.filename,z.read(i).decode()] for i in z.infolist()]))'
  const read = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' })
  expect(JSON.parse(read)).toEqual([
    ['Teklif.pdf', 'bir'],
    ['teklif (2).pdf', 'iki'],
    ['عرض سعر.pdf', ''],
    ...['OKU', 'oku (2)', 'Oku (3)', '.env', '.env (2)'].map((name) => [name, '']),
  ])
})
