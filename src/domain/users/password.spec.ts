import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PASSWORD_UNITS, passwordRules, refusePassword, refusePasswordLength } from './password'

const context = ['Ayşe Yılmaz', 'ayse.yilmaz@acme.com', 'Acme Sanayi', 'Backoffice']
const judge = async (password: unknown, isCommon = (_: string) => false) =>
  (await refusePassword({ password, context, isCommon }))?.code ?? null

/** One letter in two code points until it is normalized. */
const COMPOSED = 'ş'.normalize('NFD')

describe('length', () => {
  it.each([
    ['a'.repeat(14), 'passwordTooShort'],
    ['a'.repeat(15), undefined],
    ['🔑'.repeat(14), 'passwordTooShort'],
    ['🔑'.repeat(15), undefined],
    [COMPOSED.repeat(14), 'passwordTooShort'],
    [COMPOSED.repeat(15), undefined],
    [COMPOSED.repeat(128), undefined],
    ['🔑'.repeat(128), undefined],
    ['a'.repeat(128), undefined],
    ['a'.repeat(129), 'passwordTooLong'],
    ['a'.repeat(1_000_000), 'passwordTooLong'],
    ['', 'required'],
    [null, 'required'],
    [['1234567890123456'], 'required'],
    ['ş'.normalize('NFD').repeat(MAX_PASSWORD_UNITS), 'passwordTooLong'],
  ])('should judge case %#', (password, expected) => {
    expect(refusePasswordLength(password)?.code).toBe(expected)
  })

  it('should say how long it must be', () => {
    expect(refusePasswordLength('short')).toEqual({ code: 'passwordTooShort', data: { min: 15 } })
  })

  it('should count every password of 128 normalized characters, however it was typed', () => {
    for (const character of [COMPOSED, 'ệ'.normalize('NFD'), '\u1F82'.normalize('NFD')]) {
      const typed = character.repeat(128)
      expect(typed.length).toBeLessThanOrEqual(MAX_PASSWORD_UNITS)
      expect(refusePasswordLength(typed)).toBeNull()
    }
  })
})

describe('context', () => {
  it.each([
    ['Ayşe Yılmaz Acme 2026', 'passwordHasContext'],
    ['AYSE-YILMAZ-ACME!', 'passwordHasContext'],
    ['ayse.yilmaz@acme.com', 'passwordHasContext'],
    ['acme sanayi 1234567 acme', 'passwordHasContext'],
    ['backofficebackoffice', 'passwordHasContext'],
    ['yılmaz kedi ayşe 99', 'passwordHasContext'],
    ['yılmaz kediler ayşe 99', 'passwordHasContext'],
    ['yılmaz kedileri ayşe 99', null],
    ['acme acme kanarya patates', null],
    ['kanarya patates mavi', null],

    ['acme 1kedile22 acme', 'passwordHasContext'],
    // Contains nothing of the context: whether digits suffice is another rule.
    ['918273645102938', null],
  ])('should judge %s', async (password, expected) => {
    expect(await judge(password)).toBe(expected)
  })

  it('should take words of three letters out, the longest first', async () => {
    const of = (password: string, ...names: string[]) =>
      refusePassword({ password, context: names, isCommon: () => false })
    expect(await of('ali ali ali ali kedi', 'Ali')).toEqual({ code: 'passwordHasContext' })
    expect(await of('alican alican kediler', 'Ali', 'Alican')).toEqual({
      code: 'passwordHasContext',
    })
  })

  it('should leave words of fewer than three letters alone', async () => {
    const two = { password: 'al al al al al al', context: ['Al'], isCommon: () => false }
    expect(await refusePassword(two)).toBeNull()
  })
})

it('should ask for common passwords last, by the normalized text', async () => {
  const asked: string[] = []
  const isCommon = (password: string) => asked.push(password) > 0
  expect(await judge('kısa', isCommon)).toBe('passwordTooShort')
  expect(await judge('ayse yilmaz acme', isCommon)).toBe('passwordHasContext')
  expect(await judge('a'.repeat(129), isCommon)).toBe('passwordTooLong')
  expect(asked).toEqual([])
  expect(await judge('mavi ekşi patates'.normalize('NFD'), isCommon)).toBe('passwordTooCommon')
  expect(asked).toEqual(['mavi ekşi patates'])
})

describe('passwordRules', () => {
  const met = (input: { password: string; confirmation: string }) =>
    passwordRules({ ...input, context })
      .filter(({ isMet }) => isMet)
      .map(({ rule }) => rule)

  it('should name the rules in the order they are shown', () => {
    const rules = passwordRules({ password: '', confirmation: '', context: [] })
    expect(rules.map(({ rule }) => rule)).toEqual(['length', 'notContext', 'same'])
  })

  it.each([
    ['', '', []],
    ['short', '', ['notContext']],
    ['short', 'short', ['notContext', 'same']],
    ['a'.repeat(14), 'x', ['notContext']],
    ['a'.repeat(15), 'x', ['length', 'notContext']],
    ['a'.repeat(128), 'x', ['length', 'notContext']],
    ['a'.repeat(129), 'x', ['notContext']],
    ['a'.repeat(MAX_PASSWORD_UNITS + 1), 'x', []],
    ['🔑'.repeat(14), 'x', ['notContext']],
    ['ayse.yilmaz@acme.com', 'ayse.yilmaz@acme.com', ['length', 'same']],
    ['kanarya patates', 'kanarya patates', ['length', 'notContext', 'same']],
  ])('should find which rules case %# meets', (password, confirmation, expected) => {
    expect(met({ password, confirmation })).toEqual(expected)
  })

  it('should all be met exactly when only a common password can still be refused', async () => {
    const some = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', ' ', COMPOSED, '🔑'), minLength: 8, maxLength: 20 }),
      fc.string({ unit: fc.constantFrom('a', '🔑', COMPOSED), minLength: 126, maxLength: 130 }),
      fc.constantFrom('', 'ayse yilmaz acme', 'AYŞE YILMAZ ACME 2026'),
    )
    await fc.assert(
      fc.asyncProperty(some, async (password) => {
        const isReady = met({ password, confirmation: password }).length === 3
        expect(isReady).toBe((await judge(password)) === null)
      }),
    )
  })
})
