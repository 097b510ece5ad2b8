import { fr } from '@payloadcms/translations/languages/fr'
import { describe, expect, it } from 'vitest'

import { dictionaries } from './dictionaries'
import { LOCALES, type Locale } from './locales'
import { payloadTranslations, typographic } from './payloadTranslations'

const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        textsOf(inner, path === '' ? key : `${path}.${key}`),
      )

/** Arguments and the names of their branches are not read by people. */
const visible = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\{\w+, (plural|select),/g, '{')
    .replace(/\{\w+(, number[^}]*)?\}/g, '…')

const texts = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    [...textsOf(dictionaries[locale]), ...textsOf(payloadTranslations[locale], 'payload')].map(
      ([key, text]) => [key, visible(text)] as const,
    ),
  ]),
) as Record<Locale, (readonly [string, string])[]>

const withWord = (locale: Locale, word: RegExp, except: readonly string[] = []) =>
  texts[locale].filter(([key, text]) => word.test(text) && !except.includes(key))

describe('one word for one thing', () => {
  it.each<[Locale, RegExp, instead: string, except?: string[]]>([
    ['tr', /belgenin özeti|içeriğin özeti|bağlantının özeti/i, 'dijital parmak izi'],
    ['tr', /… \/ …\. sıra/, '{total} içinde {n}. sırada'],
    ['en', /\btenders?\b/i, 'quotation'],
    [
      'en',
      /\boffers?\b(?! price)/i,
      'quotation',
      ['jobs.names.offer-stock', 'settings.taxRates.text'],
    ],
    ['en', /\bdigest\b/i, 'fingerprint'],
    ['en', /by (the|this|its) link/i, 'using the link'],
    ['fr', /groupes? de stock/i, 'kit'],
    ['fr', /(?<!mise à jour de )\bgroupes?\b/i, 'kit', ['payload.general.groupByLabel']],
    ['fr', /réunion/i, 'rendez-vous'],
    ['fr', /projets? d’entreprise/i, 'projet'],
    ['fr', /\boffres?\b/i, 'devis'],
    ['fr', /taux de facturation/i, 'cours à la facturation'],
    ['fr', /^d’où$/i, 'origine'],
    ['fr', /\béléments?\b/i, 'composant', ['payload.general.item', 'payload.general.items']],
    ['fr', /fiches? de stock/i, 'fiche article'],
  ])('%s: %s should be %s', (locale, word, _, except) => {
    expect(withWord(locale, word, except)).toEqual([])
  })

  it.each([
    ['tr', 'E-posta durumu'],
    ['en', 'Mail status'],
    ['fr', 'État de l’e-mail'],
  ] as const)('should name the state of a mail in %s: %s', (locale, expected) => {
    expect(dictionaries[locale].tenderSends.fields.delivery).toBe(expected)
  })
})

/** Sentences that stay letter for letter, with the apostrophe they were given with. */
const AS_GIVEN = ["Fiyat 0'dan büyük olmalıdır.", "We couldn't find the page you are looking for."]

it.each(LOCALES)('should have one kind of apostrophe: %s', (locale) => {
  const straight = withWord(locale, /\p{L}'|'\p{L}|\d'/u)
  expect(straight.filter(([, text]) => !AS_GIVEN.includes(text))).toEqual([])
})

it('should write the framework’s French as ours', () => {
  const straight = /\p{L}'\p{L}/u
  expect(JSON.stringify(fr.translations)).toMatch(straight)
  expect(JSON.stringify(typographic(fr).translations)).not.toMatch(straight)
})

/** Names that have a capital at each word wherever they stand. */
const NAMES = /Türk Lirası|Turkish Lira|Merkez Bankası|Excel/

it.each(['tr', 'en', 'fr'] as const)('should write names of pages as sentences: %s', (locale) => {
  const inTitleCase = texts[locale].filter(([, text]) => {
    const words = text.split(' ').filter((word) => /^\p{L}{2,}/u.test(word))
    return (
      words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) && !NAMES.test(text)
    )
  })
  expect(inTitleCase).toEqual([])
})
