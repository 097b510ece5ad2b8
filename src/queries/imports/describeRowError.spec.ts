import { expect, it } from 'vitest'
import type { ImportColumn } from '@/exchange/import/types'
import { describeRowError } from './describeRowError'

const names = (tr: string) => ({ tr: [tr], en: [tr], fr: [tr], ar: [tr] })
const columns: ImportColumn[] = [
  {
    field: 'unit',
    kind: 'choice',
    names: names('Birim'),
    required: false,
    choices: [
      { value: 'piece', names: names('Adet') },
      { value: 'm', names: names('Metre') },
    ],
  },
]
const say = (error: Parameters<typeof describeRowError>[0]) =>
  describeRowError(error, columns, 'tr')

it('names the choices of a cell, which shows no list to choose from', () => {
  expect(say({ field: 'unit', code: 'notAnOption' })).toBe(
    'Şunlardan biri olmalıdır: Adet veya Metre.',
  )
  expect(say({ field: 'name', code: 'required' })).toBe('Bu alan zorunludur.')
  expect(say({ field: null, code: 'invalidInput', message: 'Kendi cümlesi' })).toBe('Kendi cümlesi')
})
