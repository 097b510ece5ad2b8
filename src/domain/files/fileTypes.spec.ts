import { expect, it } from 'vitest'
import {
  DOCUMENT_TYPES,
  FILE_TYPES,
  isFileType,
  MAX_FILE_BYTES,
  namesOfTypes,
  PICTURE_TYPES,
  savedName,
} from './fileTypes'

it.each([...PICTURE_TYPES, ...DOCUMENT_TYPES])('stores %s', (type) => {
  expect(isFileType(type)).toBe(true)
})

it.each(['image/svg+xml', 'text/html', 'IMAGE/PNG', 'image/*', '', 'constructor'])(
  'does not store %j',
  (type) => {
    expect(isFileType(type)).toBe(false)
  },
)

it('gives every type an ending of its own', () => {
  const endings = Object.values(FILE_TYPES).map(({ ending }) => ending)
  expect(new Set(endings).size).toBe(endings.length)
})

it.each([
  ['teklif.pdf', 'application/pdf', 'teklif.pdf'],
  ['TEKLİF.PDF', 'application/pdf', 'TEKLİF.PDF'],
  ['resim.jpeg', 'image/jpeg', 'resim.jpeg'],
  ['resim.png', 'image/jpeg', 'resim.png.jpg'],
  ['fatura.hta', 'application/pdf', 'fatura.hta.pdf'],
  ['fatura.pdf.exe', 'application/pdf', 'fatura.pdf.exe.pdf'],
  ['fatura.pdf.', 'application/pdf', 'fatura.pdf..pdf'],
  ['pdf', 'application/pdf', 'pdf.pdf'],
  ['a.hta', 'application/octet-stream', 'a.hta'],
])('saves %j of %s as %j', (name, type, saved) => {
  expect(savedName(name, type)).toBe(saved)
})

it('names types as a person reads them', () => {
  expect(namesOfTypes(PICTURE_TYPES)).toBe('PNG, JPEG, WebP')
  expect(namesOfTypes(['application/pdf'])).toBe('PDF')
  expect(namesOfTypes([])).toBe('')
})

it('takes files up to 20 MB', () => {
  expect(MAX_FILE_BYTES).toBe(20_971_520)
})
