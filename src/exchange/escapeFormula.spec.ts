import { describe, expect, it } from 'vitest'
import { escapeFormula } from './escapeFormula'

describe('escapeFormula', () => {
  it.each([
    '=1+1',
    '+90 532 000 11 22',
    '-5,25',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '  =1',
    '\u00a0=1',
    '\u202f=1',
    '\u2068=1',
    '\u200f=1',
    '\ufeff=1',
    "'=1",
    "''+1",
  ])('should put an apostrophe before %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  })

  it.each([
    '',
    'Kablo 3×2,5',
    '0532 000 11 22',
    'a=b',
    "d'accord",
    "'s-Hertogenbosch",
    'تقرير',
    '−5',
  ])('should leave %j', (text) => {
    expect(escapeFormula(text)).toBe(text)
  })
})
