import { describe, expect, it } from 'vitest'
import {
  changedFields,
  changedPreference,
  importPreferenceKey,
  languageIn,
  LIST_PREFERENCES,
  listPreferenceKey,
} from './preferences'

describe('a choice of which part changes', () => {
  const stored = { theme: 'dark', skin: 'bordered' }

  it('keeps what another tab changed', () => {
    const value = { theme: 'light', skin: 'default' }
    expect(changedPreference({ stored, value, changed: ['theme'] })).toEqual({
      theme: 'light',
      skin: 'bordered',
    })
  })

  it.each([
    ['before the first time', { stored: undefined, changed: ['theme'] }],
    ['when nothing is stored', { stored: null, changed: ['theme'] }],
    ['when the stored value is a text', { stored: 'dark', changed: ['theme'] }],
    ['when the stored value is no object', { stored: ['theme'], changed: ['theme'] }],
    ['without a list of fields', { stored }],
  ])('is stored whole %s', (_, args) => {
    const value = { theme: 'light', skin: 'default' }
    expect(changedPreference({ ...args, value })).toEqual(value)
  })

  it('drops no list for an object', () => {
    expect(changedPreference({ stored, value: ['name'], changed: ['0'] })).toEqual(['name'])
  })

  it('names fields that differ, lists by their content', () => {
    expect(changedFields({ a: 1, b: [1], c: 'x' }, { a: 2, b: [1], c: 'x', d: null })).toEqual([
      'a',
      'd',
    ])
  })
})

it.each([
  [{ locale: 'ar' }, 'ar'],
  [{ locale: 5 }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['tr', null],
])('the language in %j is %j', (stored, language) => {
  expect(languageIn(stored)).toBe(language)
})

it('keeps the columns of files apart by their kind', () => {
  expect(importPreferenceKey('companies')).toBe('import-columns-companies')
})

it('keeps each choice of each list under a key of its own', () => {
  expect(listPreferenceKey('size', 'tenders')).toBe('list-size-tenders')
  const keys = ['tenders', 'companies'].flatMap((slug) =>
    LIST_PREFERENCES.map((preference) => listPreferenceKey(preference, slug)),
  )
  expect(new Set(keys)).toHaveProperty('size', keys.length)
})
