import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FileName, fileNameParts } from './FileName'

it.each([
  ['عرض 2026-11-30.pdf', ['عرض ', '2026-11-30', '.pdf']],
  ['2026.11.30 فاتورة 14:05.xlsx', ['', '2026.11.30', ' فاتورة ', '14:05', '.xlsx']],
  ['teklif_2026_01.pdf', ['teklif_', '2026_01', '.pdf']],
  ['plan 2.pdf', ['plan 2.pdf']],
  ['', ['']],
])('a name is divided at its joined digits: %s', (name, parts) => {
  expect(fileNameParts(name)).toEqual(parts)
  expect(parts.join('')).toBe(name)
})

it('a date in a name is drawn from left to right', () => {
  expect(renderToStaticMarkup(<FileName name="عرض 2026-11-30.pdf" />)).toBe(
    '<bdi>عرض <bdi dir="ltr">2026-11-30</bdi>.pdf</bdi>',
  )
})
