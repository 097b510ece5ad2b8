import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { readInProcess } from './inProcess'
import { readTable } from './readTable'
import type { Table } from './types'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
/** The subset of windows-1254 that Turkish needs. */
const turkish = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const at = 'ĞİŞğışÖÜÇöüç'.indexOf(sign)
    const codes = [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe, 0xd6, 0xdc, 0xc7, 0xf6, 0xfc, 0xe7]
    return codes[at] ?? sign.charCodeAt(0)
  })

const answer = (bytes: Uint8Array) => readTable({ name: 'liste', bytes })
const tableOf = async (bytes: Uint8Array): Promise<Table> => {
  const read = await answer(bytes)
  if ('refusal' in read) throw new Error(read.refusal.code)
  return read.table
}
const codeOf = async (bytes: Uint8Array) => {
  const read = await answer(bytes)
  return 'refusal' in read ? read.refusal.code : null
}

describe('a file of plain text', () => {
  it.each([
    ['utf-8', utf8('\ufeffAd;Fiyat\r\nIşık;1,5')],
    ['utf-8', utf8('Ad;Fiyat\nIşık;1,5\n')],
    ['utf-16le', utf16('Ad;Fiyat\r\nIşık;1,5\r\n')],
    ['windows-1254', turkish('Ad;Fiyat\r\nIşık;1,5\r\n')],
    ['windows-1254', turkish('sep=;\r\nAd;Fiyat\r\nIşık;1,5\r\n')],
  ])('in %s should be read', async (encoding, bytes) => {
    expect(await tableOf(bytes)).toMatchObject({
      kind: 'csv',
      encoding,
      delimiter: ';',
      headers: ['Ad', 'Fiyat'],
      rows: [['Işık', '1,5']],
    })
  })

  it('of Arabic machines should be read', async () => {
    // "الاسم;السعر" in windows-1256.
    const heads = [0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b, 0xc7, 0xe1, 0xd3, 0xda, 0xd1]
    const bytes = Uint8Array.from([...heads, 0x0a, 0xe4, 0xe6, 0xd1, 0x3b, 0x35])
    expect(await tableOf(bytes)).toMatchObject({
      headers: ['الاسم', 'السعر'],
      rows: [['نور', '5']],
    })
  })

  it.each([
    [';', 'ad;not;fiyat\na;b, c, d;1,5\ne;f;2,5\n'],
    [',', 'name,note,price\n"a, b",c;d;e,1.5\nf,g,2.5\n'],
    ['\t', 'ad\tnot\nx\ta;b\n'],
    ['|', 'ad|not\nx|1,5\n'],
    [';', 'tek\nsütun\n'],
  ])('should be cut at %j', async (delimiter, text) => {
    expect((await tableOf(utf8(text))).delimiter).toBe(delimiter)
  })

  it('should keep quotes, line breaks, blank rows and where each row stands', async () => {
    const text = 'Ad;Not\r\n"Boru ""½""; uzun";"iki\r\nsatır"\r\n;\r\nBoru 1/2";son\r\n'
    expect(await tableOf(utf8(text))).toMatchObject({
      rows: [
        ['Boru "½"; uzun', 'iki\r\nsatır'],
        ['Boru 1/2"', 'son'],
      ],
      numbers: [2, 5],
    })
  })

  it('should find its heads below what stands above them', async () => {
    const text = 'FİYAT LİSTESİ;;\n2026;;\nKod;Ad;Fiyat\nA1;Kablo;5\nA2;Boru;6\n'
    expect(await tableOf(utf8(text))).toMatchObject({
      headers: ['Kod', 'Ad', 'Fiyat'],
      rows: [
        ['A1', 'Kablo', '5'],
        ['A2', 'Boru', '6'],
      ],
    })
  })

  it('should lose the apostrophe that our own files put before a formula', async () => {
    const text = "Ad;Not\n'=1+1;'+90 532\nd'accord;''@x\n'-;x\n"
    expect((await tableOf(utf8(text))).rows).toEqual([
      ['=1+1', '+90 532'],
      ["d'accord", "'@x"],
      ["'-", 'x'],
    ])
  })

  it.each<[string, Uint8Array]>([
    ['importEmpty', utf8('')],
    ['importEmpty', utf8('Ad;Fiyat\n\n;\n')],
    ['importUnclosedQuote', utf8('Ad;Not\n"açık;1\nb;2\n')],
    ['importNotATable', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0])],
    ['importOldExcel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['importTooManyColumns', utf8(`${Array.from({ length: 101 }, () => 'a').join(';')}\n`)],
    ['importTooManyRows', utf8(`Ad\n${'x\n'.repeat(50_001)}`)],
    ['fileTooLarge', new Uint8Array(20 * 1024 * 1024 + 1)],
    ['fileUnreadable', utf8('PK\u0003\u0004 and then nothing of an archive')],
  ])('should be refused as %s', async (code, bytes) => {
    expect(await codeOf(bytes)).toBe(code)
  })
})

/** A zip archive of these parts; its declared sizes may be false. */
const archive = (parts: { name: string; text: string | Buffer; said?: number }[]) => {
  const [local, central]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, text, said } of parts) {
    const packed = deflateRawSync(text)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(said ?? Buffer.byteLength(text), 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(said ?? Buffer.byteLength(text), 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    local.push(head, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const size = central.reduce((sum, piece) => sum + piece.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...local, ...central, end]))
}

const MB = 1024 * 1024
/** Incompressible content, so that the archive can declare a size a hundred times as large. */
const NOISE = randomBytes(80_000)

const sheetOf = async (rows: (string | number | boolean | Date | null)[][]) =>
  writeXlsx({ sheets: [{ name: 'Liste', rows }] })

describe('a spreadsheet', () => {
  it('should give numbers, days, yes and no and texts as they are', async () => {
    const day = new Date('2026-03-01T00:00:00.000Z')
    const bytes = await sheetOf([
      ['Ad', 'Barkod', 'Fiyat', 'Gün', 'Evet'],
      ["'=1+1", '8690000001234', 1234.5, day, true],
      [null, null, null, null, null],
      ['iki\nsatır', 8690000001234, -0.25, day, false],
    ])
    const { headers, rows, numbers, kind } = await tableOf(bytes)
    expect({ kind, headers, numbers }).toEqual({
      kind: 'xlsx',
      headers: ['Ad', 'Barkod', 'Fiyat', 'Gün', 'Evet'],
      numbers: [2, 4],
    })
    expect(rows).toEqual([
      ["'=1+1", '8690000001234', 1234.5, day, true],
      ['iki\nsatır', 8690000001234, -0.25, day, false],
    ])
  })

  it.each<[string, string, () => Uint8Array]>([
    ['fileUnreadable', 'of no table', () => archive([{ name: 'a.txt', text: 'a' }])],
    [
      'importUnpacksTooLarge',
      'that says what it unpacks to',
      () => archive([{ name: 'xl/a.xml', text: Buffer.alloc(30 * MB) }]),
    ],
    [
      'importUnpacksTooLarge',
      'that lies about it',
      () => archive([{ name: 'xl/a.xml', text: Buffer.alloc(30 * MB), said: 1000 }]),
    ],
    [
      'importUnpacksTooLarge',
      'of too many parts',
      () => archive(Array.from({ length: 201 }, (_, at) => ({ name: `xl/${at}.xml`, text: 'a' }))),
    ],
    [
      'importUnpacksTooLarge',
      'of parts that are too large together',
      () =>
        archive(
          Array.from({ length: 30 }, (_, at) => ({
            name: `xl/${at}.xml`,
            text: NOISE,
            said: 7 * MB,
          })),
        ),
    ],
    [
      'fileUnreadable',
      'of two parts with one name',
      () =>
        archive([
          { name: 'a', text: 'a' },
          { name: 'a', text: 'b' },
        ]),
    ],
  ])('should be refused as %s: an archive %s', async (code, _what, bytes) => {
    expect(await codeOf(bytes())).toBe(code)
  })
})

describe('the process', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'reader-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const program = (body: string) => {
    const file = path.join(folder, 'main.mjs')
    writeFileSync(file, `process.on('message', (bytes) => { ${body} })`)
    return file
  }
  it('should end what takes too long', async () => {
    const asked = { program: program('for (;;);'), timeoutMs: 300 }
    expect(await readInProcess(utf8('a'), asked)).toEqual({
      refusal: { code: 'importTookTooLong' },
    })
  })
  it('should refuse what takes too much', async () => {
    const body = 'const all = []; for (;;) all.push({ a: all.length })'
    const asked = { program: program(body), memoryMb: 24 }
    expect(await readInProcess(utf8('a'), asked)).toEqual({
      refusal: { code: 'importUnpacksTooLarge' },
    })
  })
  it('should know no secret of the server', async () => {
    const body =
      'process.send({ read: Object.keys(process.env).filter((name) => /SECRET|DATABASE|PASSWORD|PATH/.test(name)) })'
    expect(await readInProcess(utf8('a'), { program: program(body) })).toEqual({
      read: [],
    })
  })
})
