import { describe, expect, it } from 'vitest'
import { readPastedLines } from '@/domain/tenders/lines/pastedLines'
import { codesOf } from './pastedRows'

const codesIn = (...rows: string[]) =>
  codesOf(
    readPastedLines(rows.map((row) => row.replaceAll('|', '\t')).join('\n'), {
      locale: 'tr',
      currency: 'TRY',
    }).lines,
  )

describe('the codes that pasted lines are looked for by', () => {
  it.each<[string, string[], string[]]>([
    [
      'those of their column, once each',
      ['Kod|Miktar', 'A-1|1', 'VİDA M6|2', 'A-1|3'],
      ['A-1', 'VİDA M6'],
    ],
    [
      'names that look like one',
      ['Ürün|Miktar', 'Çelik boru montajı|1', 'A-1|2', 'Boru|3'],
      ['A-1'],
    ],
    ['none with a comma', ['Kod|Miktar', 'A,1|1', 'B-1|2'], ['B-1']],
    ['none longer than a code can be', ['Kod|Miktar', `${'A'.repeat(65)}|1`, 'B-1|2'], ['B-1']],
  ])('%s', (_, rows, expected) => {
    expect(codesIn(...rows)).toEqual(expected)
  })
})
