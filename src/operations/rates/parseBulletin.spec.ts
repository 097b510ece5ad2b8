import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BulletinError, readWritten } from '@/domain/rates/bulletin'
import { parseBulletin } from './parseBulletin'
import { bulletinXml } from '../../../tests/factories/bulletin'

const file = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../tests/fixtures/rates', name))
const parse = (text: string) => parseBulletin(Buffer.from(text))
const USD = { code: 'USD', buying: '43.1', selling: '43.2' }

it('reads a file of the central bank, every currency by its code', () => {
  const written = parseBulletin(file('02032026.xml'))
  expect(written.currencies.map(({ code }) => code)).toEqual(['USD', 'EUR', 'JPY', 'RUB', 'XDR'])
  expect(written.currencies[2]).toEqual({
    code: 'JPY',
    unit: '100',
    buying: '27.5112',
    selling: '27.6934',
  })
  expect(written.currencies[4]).toMatchObject({ buying: '58.9012', selling: '' })
  expect(readWritten(written)).toEqual({
    day: '2026-03-02',
    rates: [
      { currency: 'USD', buying: '43.121', selling: '43.1987' },
      { currency: 'EUR', buying: '50.7318', selling: '50.8232' },
    ],
  })
})

it('obeys the encoding that a file declares', () => {
  const text = bulletinXml('2026-03-02', [USD]).replace('UTF-8', 'ISO-8859-9')
  const bytes = Buffer.from(text.replace('ABD DOLARI', 'YEN\u00dd'), 'latin1')
  expect(parseBulletin(bytes).currencies[0]?.code).toBe('USD')
  const asUtf8 = Buffer.from(bulletinXml('2026-03-02', [USD]).replace('ABD', '\u00dd'), 'latin1')
  expect(() => parseBulletin(asUtf8)).toThrow('encoding')
})

describe('refuses', () => {
  const sound = bulletinXml('2026-03-02', [USD])
  it.each([
    ['a page of HTML', '<!DOCTYPE html><html><body>404</body></html>'],
    ['another root', '<?xml version="1.0"?><Rates><Tarih_Date Tarih="02.03.2026"/></Rates>'],
    ['nothing', ''],
    ['half a file', sound.slice(0, sound.length / 2)],
    ['something after it', `${sound}<Tarih_Date/>`],
    ['a strange encoding', sound.replace('UTF-8', 'UTF-7')],
    [
      'entities of its own',
      sound.replace(
        '<?xml-stylesheet',
        '<!DOCTYPE Tarih_Date [<!ENTITY a "43.9"><!ENTITY b "&a;&a;">]><?xml-stylesheet',
      ),
    ],
    ['an entity nobody knows', sound.replace('43.2', '&xxe;')],
  ])('%s', (_, text) => {
    expect(() => readWritten(parse(text))).toThrow(BulletinError)
  })
})

it('takes nothing for a rate that stands elsewhere', () => {
  const odd = bulletinXml('2026-03-02', [USD]).replace(
    '<Isim>',
    '<Isim><ForexSelling>99</ForexSelling>',
  )
  expect(parse(odd).currencies[0]?.selling).toBe('43.2')
})
