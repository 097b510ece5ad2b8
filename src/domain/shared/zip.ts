import { crc32 } from './crc32'

/** One file of an archive. */
export type ZipFile = { name: string; bytes: Uint8Array }

/** Names are UTF-8. */
const FLAGS = 0x08_00
/** 1 January 1980, the first day of the format. */
const DAY = 0x00_21

/** Little-endian fields of a header. */
const record = (fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** Makes equal file names distinct: `Teklif.pdf` and `Teklif (2).pdf`. */
const distinctNames = (names: readonly string[]): string[] => {
  const used = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let own = name
    for (let n = 2; used.has(own.toLowerCase()); n += 1) own = `${stem} (${n})${ending}`
    used.add(own.toLowerCase())
    return own
  })
}

/**
 * Builds an uncompressed archive: PDFs are already compressed.
 * @returns the parts of the archive, in their order
 */
export const zipParts = (files: readonly ZipFile[]): Uint8Array[] => {
  const names = distinctNames(files.map(({ name }) => name))
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [index, { bytes }] of files.entries()) {
    const name = new TextEncoder().encode(names[index])
    const common = [
      [20, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    const local = record([[0x04_03_4b_50, 4], ...common])
    directory.push(
      record([[0x02_01_4b_50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]),
      name,
    )
    parts.push(local, name, bytes)
    at += local.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record([
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [at, 4],
    [0, 2],
  ])
  return [...parts, ...directory, end]
}
