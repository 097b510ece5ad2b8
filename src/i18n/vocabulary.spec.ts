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

/** Readers do not see arguments and the names of their branches. */
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

const STOCK_SENTENCE = ['refusals.insufficientStock', 'tenderItems.editor.overAvailable']
const TWO_QUOTATIONS = ['dashboard.notes.soon', 'dashboard.tenderCount', 'settings.hints.fourEyes']

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
    ['tr', /mevcut ?(miktar|:|$)|^mevcut$/i, 'eldeki, or kullanılabilir', STOCK_SENTENCE],
    ['tr', /^elde(:|$)/i, 'eldeki'],
    ['en', /current quantity/i, 'on hand', STOCK_SENTENCE],
    ['fr', /quantité actuelle/i, 'en stock'],
    ['ar', /الكمية الحالية/, 'الكمية الموجودة'],
    [
      'ar',
      /عرض(?! (ال)?سعر)|عروض(?! (ال)?أسعار)|معروض/,
      'عرض السعر, الاطلاع على, إظهار',
      TWO_QUOTATIONS,
    ],
    ['ar', /عرض سعر[هاي]/, 'عرض السعر'],
    ['ar', /تكرار|كرر/, 'نسخ'],
    ['ar', /(?<!م)سطر(?!ة)/, 'بند, or صف in a list', ['refusals.importUnclosedQuote']],
    ['ar', /بطاق(ة|ات) (ال)?مخزون/, 'بطاقة صنف'],
    ['ar', /مجموع(ة|ات)/, 'طقم'],
    ['ar', /راجِع|راجع عرض|مراجعة (?!الجرد)/, 'نسخة منقّحة'],
    ['ar', /(?<!ال)بصمة (?!رقمية)/, 'البصمة الرقمية'],
  ])('%s: %s should be %s', (locale, word, _, except) => {
    expect(withWord(locale, word, except)).toEqual([])
  })

  it.each([
    ['tr', 'E-posta durumu'],
    ['en', 'Mail status'],
    ['fr', 'État de l’e-mail'],
    ['ar', 'حالة الإرسال'],
  ] as const)('should name the state of a mail in %s: %s', (locale, expected) => {
    expect(dictionaries[locale].tenderSends.fields.delivery).toBe(expected)
  })
})

/** Sentences that must stay exactly as they are, including the straight apostrophe. */
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

/** Names whose words are capitalised everywhere. */
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

/** Texts that the customer reads: the page of an offer, and mails. */
const TO_CUSTOMERS =
  /^(offer|mailTexts|refusalsOfChoice)\.|^refusals\.(link|offer|choiceNotOffered)|unreachableOffer/

describe('one form of address in Arabic', () => {
  const SINGULAR = /(رد|توقيع|اختيار|سؤال|اسم|عرض|قبول|يمكن|تريد|إصبع)ك(?![\p{L}])/u
  const PLURAL = /(?<!\p{L})\p{L}{2,}كم(?!\p{L})|\p{L}تموه?(?!\p{L})|وا(?=[ .،؛])/u

  it('should be the plural of respect to customers', () => {
    const wrong = withWord('ar', SINGULAR).filter(([key]) => TO_CUSTOMERS.test(key))
    expect(wrong).toEqual([])
  })

  it('should be one person to the staff', () => {
    const wrong = withWord('ar', PLURAL).filter(([key]) => !TO_CUSTOMERS.test(key))
    expect(wrong.filter(([, text]) => !/التحكم/.test(text))).toEqual([])
  })
})

/** Numbers that are never 1: limits, and the total of a list next to a part of it. */
const NEVER_ONE = [
  'shell.shortcutLimit',
  'list.allLimited',
  'list.allQuestion',
  'approvals.papers.text',
  'stockCounts.sheet.more',
  'trash.description',
  'trash.kept',
  'trash.emptyText',
]

it.each(['en', 'fr'] as const)('should count with the plural of the language: %s', (locale) => {
  const outside = (text: string): string => {
    let depth = 0
    let kept = ''
    for (const part of text.split(/(\{\w+, (?:plural|select),|[{}])/)) {
      if (part.startsWith('{')) depth += depth > 0 || part.length > 1 ? 1 : 0
      if (depth === 0) kept += part
      if (part === '}' && depth > 0) depth -= 1
    }
    return kept
  }
  const plain = textsOf(dictionaries[locale]).filter(
    ([key, text]) =>
      !NEVER_ONE.includes(key) &&
      /\{(n|done|counted|failed|left|errors|count)(, number)?\}[\s\u202f]+(?!is\b|has\b|less\b|pts\b|was\b|des\b|sur\b)\p{L}+s\b/u.test(
        outside(text),
      ),
  )
  expect(plain).toEqual([])
})
