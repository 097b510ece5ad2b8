import sax from 'sax'
import { BulletinError, type WrittenBulletin } from '@/domain/rates/bulletin'

const FIELDS: Readonly<Record<string, 'unit' | 'buying' | 'selling'>> = {
  Unit: 'unit',
  ForexBuying: 'buying',
  ForexSelling: 'selling',
}

const ENCODINGS = ['utf-8', 'iso-8859-9', 'windows-1254']

/** Decodes bytes with the encoding declared in the file. */
const textOf = (bytes: Uint8Array): string => {
  const head = Buffer.from(bytes.subarray(0, 100)).toString('latin1')
  const [, declared = 'utf-8'] = /^[^<]{0,3}<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? []
  const encoding = declared.toLowerCase()
  if (!ENCODINGS.includes(encoding)) throw new BulletinError('The bulletin has a strange encoding')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new BulletinError('The bulletin is not in the encoding that it declares')
  }
}

const attribute = (node: sax.Tag | sax.QualifiedTag, name: string): string | undefined => {
  const found = node.attributes[name]
  return typeof found === 'string' ? found : found?.value
}

/**
 * Parses the daily XML of the central bank: well formed, with the expected root, without a document
 * type (so without custom entities).
 * @throws BulletinError for anything else
 */
export const parseBulletin = (bytes: Uint8Array): WrittenBulletin => {
  const parser = sax.parser(true)
  const bulletin: WrittenBulletin = { day: undefined, currencies: [] }
  const path: string[] = []
  const one = () => (path[1] === 'Currency' ? bulletin.currencies.at(-1) : undefined)
  parser.onerror = (error) => {
    throw new BulletinError(`The bulletin is no XML: ${error.message.split('\n')[0]}`)
  }
  parser.ondoctype = () => {
    throw new BulletinError('The bulletin declares a document type')
  }
  parser.onopentag = (node) => {
    path.push(node.name)
    if (path.length === 1) {
      if (node.name !== 'Tarih_Date') throw new BulletinError('The file is no bulletin')
      bulletin.day = attribute(node, 'Tarih')
    }
    if (path.length === 2 && node.name === 'Currency')
      bulletin.currencies.push({
        code: attribute(node, 'CurrencyCode') ?? '',
        unit: '',
        buying: '',
        selling: '',
      })
  }
  parser.onclosetag = () => void path.pop()
  const addText = (text: string) => {
    const field = path.length === 3 ? FIELDS[path[2] ?? ''] : undefined
    const currency = one()
    if (field && currency) currency[field] += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.write(textOf(bytes)).close()
  return bulletin
}
