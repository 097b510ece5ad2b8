import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'

import { ACTIONS, NAMED_RIGHTS, SUBJECTS } from '@/access/roles/permissions'
import { REFUSALS } from '@/domain/shared/refusal'
import { MAX_PASSWORD_LENGTH } from '@/domain/users/password'
import { dictionaries } from './dictionaries'
import { LOCALES, type Locale } from './locales'

type Node = ReturnType<IntlMessageFormat['getAst']>[number]
type Branches = Record<string, { value: Node[] }>

const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        textsOf(inner, path === '' ? key : `${path}.${key}`),
      )

const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Map(textsOf(dictionaries[locale]))]),
) as Record<Locale, Map<string, string>>

const astOf = (text: string, locale: Locale): Node[] =>
  new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst()

const branchesOf = (node: Node): Branches | undefined =>
  'options' in node ? (node.options as Branches) : undefined

const argumentsOf = (nodes: Node[]): string[] =>
  nodes.flatMap((node) => {
    const own = node.type !== 0 && 'value' in node ? [String(node.value)] : []
    const inner = Object.values(branchesOf(node) ?? {}).flatMap(({ value }) => argumentsOf(value))
    return [...own, ...inner]
  })

const namesIn = (text: string, locale: Locale): string =>
  [...new Set(argumentsOf(astOf(text, locale)))].sort().join()

/** Words that are the same in English and in the other language. */
const SHARED_WITH_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  tr: ['Euro', 'Normal', 'Site', 'Webhook', 'litre', '{ms} ms'],
  // oxfmt-ignore
  fr: [
    'Action', 'Actions', 'Active', 'actions', 'pages', 'Administration', 'Catalogue', 'Condition', 'Date',
    'Description', 'Dollar', 'Euro', 'Navigation', 'Note', 'Notes', 'Notification',
    'Notifications', 'Orange', 'Page {n}', 'Pages', 'Sessions', 'Site', 'Stock', 'Suggestions',
    'Total', 'Webhook', 'Webhooks', 'litre', '{n, plural, one {litre} other {litres}}',
  ],
}

/** Units, abbreviations, numbers and values are not translated. */
const isNeutral = (english: string): boolean =>
  (english.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).every((word) =>
    /^(kg|ID|IBAN|Logo)$/.test(word),
  )

const OTHERS = ['en', 'fr', 'ar'] as const
const keys = [...texts.tr.keys()]

describe.each(OTHERS)('%s', (locale) => {
  it('should have the keys of Turkish, no more and no fewer', () => {
    expect([...texts[locale].keys()].sort()).toEqual([...keys].sort())
  })

  it('should use the arguments of Turkish in each text', () => {
    const differing = keys.filter(
      (key) =>
        namesIn(texts.tr.get(key) ?? '', 'tr') !== namesIn(texts[locale].get(key) ?? '', locale),
    )
    expect(differing).toEqual([])
  })
})

describe.each(LOCALES)('%s', (locale) => {
  it('should have no empty text and none with blanks at its ends', () => {
    const bad = [...texts[locale]].filter(([, text]) => text === '' || text.trim() !== text)
    expect(bad).toEqual([])
  })

  it('should tell every refusal and right apart', () => {
    const { refusals, permissions } = dictionaries[locale]
    for (const code of Object.keys(REFUSALS)) expect(refusals, code).toHaveProperty(code)
    for (const subject of SUBJECTS) expect(permissions.subjects).toHaveProperty(subject)
    for (const action of [...ACTIONS, ...Object.keys(NAMED_RIGHTS)]) {
      expect(permissions.actions).toHaveProperty(action)
    }
  })

  it('should name the real limits of a password', () => {
    expect(dictionaries[locale].refusals.passwordTooShort).toContain('{min}')
    expect(dictionaries[locale].refusals.passwordTooLong).toContain(String(MAX_PASSWORD_LENGTH))
  })
})

it.each(['tr', 'fr', 'ar'] as const)('should leave nothing in English: %s', (locale) => {
  const left = [...texts.en].filter(
    ([key, english]) =>
      texts[locale].get(key) === english &&
      !isNeutral(english) &&
      !SHARED_WITH_ENGLISH[locale]?.includes(english),
  )
  expect(left).toEqual([])
})

describe('Arabic', () => {
  it('should have the six plural forms wherever it counts', () => {
    const incomplete = [...texts.ar].filter(([, text]) =>
      astOf(text, 'ar').some(
        (node) =>
          node.type === 6 &&
          ['zero', 'one', 'two', 'few', 'many', 'other'].some(
            (form) => !(form in (branchesOf(node) ?? {})),
          ),
      ),
    )
    expect(incomplete).toEqual([])
  })

  it('should isolate every value', () => {
    const open = [...texts.ar].filter(([, text]) => {
      const outside = text
        .replace(/\u2068\{\w+\}\u2069/g, '')
        .replace(/\u2066[^\u2069]*\u2069/g, '')
      return /\{\w+\}/.test(outside)
    })
    expect(open).toEqual([])
  })
})

it('should not glue a Turkish suffix to a value', () => {
  expect([...texts.tr].filter(([, text]) => /\{\w+\}['’a-zçğıöşü]/.test(text))).toEqual([])
})

it('should set French signs off with a narrow no-break space', () => {
  const bad = [...texts.fr].filter(([, text]) =>
    /[ \u00a0][:;!?»%]|«[ \u00a0]|\p{L}[;!?]/u.test(text),
  )
  expect(bad).toEqual([])
})

describe('texts that must stay letter for letter', () => {
  const { tr, en } = dictionaries

  it.each([
    [tr.search.tooShort, 'Arama için en az 3 harf girmelisiniz.'],
    [tr.refusals.searchTooShort, 'Arama için en az 3 harf girmelisiniz.'],
    [tr.refusals.priceNotPositive, "Fiyat 0'dan büyük olmalıdır."],
    [tr.refusals.insufficientStock, 'Miktar mevcut miktardan fazla olamaz.'],
    [tr.users.notFound, 'Kullanıcı bulunamadı.'],
    [tr.common.success, 'Başarılı işlem'],
    [tr.common.failure, 'Başarısız işlem'],
    [tr.stockGroups.notFound, 'Stok grubu bulunamadı'],
    [tr.stockCards.notFound, 'Stok kartı bulunamadı'],
    [tr.common.noRecords, 'Kayıt yok'],
    [tr.common.loading, 'yükleniyor'],
    [tr.common.all, 'Tümü'],
    [tr.list.pageSizeAll, 'Tümü'],
    [tr.actions.close, 'Kapat'],
    [tr.actions.open, 'Aç'],
    [en.errors.notFoundText, "We couldn't find the page you are looking for."],
  ])('should say %j', (text, expected) => {
    expect(text).toBe(expected)
  })
})
