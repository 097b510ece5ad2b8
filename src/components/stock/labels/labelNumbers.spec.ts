import { describe, expect, it } from 'vitest'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { labelNumbers } from './labelNumbers'

const words = {
  t: createTranslator('tr'),
  locale: 'tr',
  format: createFormatters('tr'),
} as const
const GOOD = { paper: 'sheet63x38', copies: '1', start: '1', x: '0', y: '0' } as const
const said = (typed: Partial<Record<'copies' | 'start' | 'x' | 'y', string>>) =>
  Object.values(labelNumbers(words, { ...GOOD, ...typed }).problems).filter(Boolean)

describe('numbers of labels', () => {
  it.each([
    { copies: '1.000' },
    { copies: '٣' },
    { copies: ' 2 ' },
    { start: '21' },
    { x: '-4,9' },
    { y: '' },
    { x: '2,30' },
  ])('take %j', (typed) => expect(said(typed)).toEqual([]))

  it.each([
    [{ copies: '2000' }, '1 ile 1.000 arasında bir tam sayı yazın.'],
    [{ copies: '' }, '1 ile 1.000 arasında bir tam sayı yazın.'],
    [{ start: '22' }, '1 ile 21 arasında bir tam sayı yazın.'],
    [{ start: '1,5' }, '1 ile 21 arasında bir tam sayı yazın.'],
    [{ x: '9' }, '−5 ile 5 arasında, en çok bir ondalıklı bir sayı yazın.'],
    [{ y: '0,25' }, '−5 ile 5 arasında, en çok bir ondalıklı bir sayı yazın.'],
  ])('say of %j what can be typed instead', (typed, sentence) =>
    expect(said(typed)).toEqual([sentence]),
  )
})
