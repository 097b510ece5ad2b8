import { describe, expect, it } from 'vitest'
import { COMMAND_VERBS, TRAIL_ACTIONS } from '@/catalog/commands/trail'
import { AUDITED_PARTS } from '@/domain/audit/auditedSlugs'
import { PLAIN_ACTIONS } from '@/domain/audit/auditedActions'
import { actionText, changesText, partsText, partText, type SpokenChange } from './activityText'
import { dictionaries } from './dictionaries'
import { LOCALES, type Locale } from './locales'
import type { MessageKey } from './messages'
import { createTranslator } from './translate'

const words = (locale: Locale) => ({ locale, t: createTranslator(locale) })
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u202f', ' ')

const PRICE: Record<Locale, string> = {
  tr: 'Güncel fiyat',
  en: 'Current price',
  fr: 'Prix actuel',
  ar: 'السعر الحالي',
}

const price = (locale: Locale, change: Partial<SpokenChange> = {}): SpokenChange => ({
  field: 'currentPrice',
  label: PRICE[locale],
  before: '₺120',
  after: '₺125',
  shape: 'price',
  isDerived: false,
  isOn: false,
  ...change,
})

const said = (locale: Locale, ...changes: SpokenChange[]) =>
  plain(changesText(changes, words(locale)))

describe('what somebody changed', () => {
  it.each([
    ['tr', 'güncel fiyatı değiştirdi: ₺120 → ₺125'],
    ['en', 'changed current price from ₺120 to ₺125'],
    ['fr', 'a modifié « Prix actuel » : ₺120 → ₺125'],
    ['ar', 'تغيير «السعر الحالي» من ₺120 إلى ₺125'],
  ] as const)('should say a price in %s', (locale, sentence) => {
    expect(said(locale, price(locale))).toBe(sentence)
  })

  it.each([
    ['tr', 'güncel fiyatı ₺125 olarak belirledi', 'güncel fiyatı sildi (önceki: ₺120)'],
    ['en', 'set current price to ₺125', 'cleared current price (was ₺120)'],
    ['fr', 'a renseigné « Prix actuel » : ₺125', 'a vidé « Prix actuel » (avant : ₺120)'],
    ['ar', 'تعيين «السعر الحالي»: ₺125', 'إفراغ «السعر الحالي» (سابقًا: ₺120)'],
  ] as const)('should say what was empty before or after in %s', (locale, set, cleared) => {
    expect(said(locale, price(locale, { before: '' }))).toBe(set)
    expect(said(locale, price(locale, { after: '' }))).toBe(cleared)
  })

  it.each([
    ['tr', 'güncel fiyatı ve durumu değiştirdi', '4 alanı değiştirdi'],
    ['en', 'changed current price and durum', 'changed 4 fields'],
    ['fr', 'a modifié : Prix actuel et Durum', 'a modifié 4 champs'],
    ['ar', 'تغيير: السعر الحالي وDurum', 'عدد الحقول المغيَّرة: 4'],
  ] as const)('should name a few fields and count many in %s', (locale, few, many) => {
    const other = price(locale, { field: 'status', label: 'Durum' })
    expect(said(locale, price(locale), other)).toBe(few)
    expect(said(locale, price(locale), other, price(locale), other)).toBe(many)
  })

  it.each([
    ['tr', '“Stokta yok” seçeneğini açtı', '“Stokta yok” seçeneğini kapattı'],
    ['en', 'turned on “Stokta yok”', 'turned off “Stokta yok”'],
    ['fr', 'a activé « Stokta yok »', 'a désactivé « Stokta yok »'],
    ['ar', 'تفعيل «Stokta yok»', 'تعطيل «Stokta yok»'],
  ] as const)('should say a switch in %s', (locale, on, off) => {
    const change = price(locale, { label: 'Stokta yok', shape: 'yesNo' })
    expect(said(locale, { ...change, isOn: true })).toBe(on)
    expect(said(locale, change)).toBe(off)
  })

  it('should not hold long texts, lists, formatted notes and passwords', () => {
    const long = price('tr', { after: 'a'.repeat(61) })
    expect(said('tr', long)).toBe('güncel fiyatı değiştirdi')
    expect(said('tr', price('tr', { after: 'a'.repeat(60) }))).toContain('→')
    for (const shape of ['html', 'values', 'rows', 'rights'] as const)
      expect(said('tr', price('tr', { shape }))).toBe('güncel fiyatı değiştirdi')
    const password = price('tr', { field: 'password', label: 'Parola', before: '', after: '' })
    expect(said('tr', password)).toBe('parolayı değiştirdi')
  })

  it('should not speak of what only follows from something else', () => {
    const total = price('tr', { field: 'total', label: 'Toplam', isDerived: true })
    expect(said('tr', total, price('tr'))).toBe('güncel fiyatı değiştirdi: ₺120 → ₺125')
    expect(said('tr', total)).toBe('toplamı değiştirdi: ₺120 → ₺125')
    expect(said('tr')).toBe('güncelledi')
  })

  it('should isolate values in Arabic', () => {
    expect(changesText([price('ar')], words('ar'))).toContain(
      'من \u2068₺120\u2069 إلى \u2068₺125\u2069',
    )
  })
})

describe('what happened to a record', () => {
  it.each(LOCALES)('should have words for every action and command in %s', (locale) => {
    for (const verb of [...PLAIN_ACTIONS, ...COMMAND_VERBS]) {
      const key = `audit.what.${verb}` as MessageKey
      expect(words(locale).t(key)).not.toBe(key)
    }
  })

  it.each(LOCALES)('should name every action in the filter, and no other, in %s', (locale) => {
    const { actions, what } = dictionaries[locale].audit
    expect(Object.keys(actions).sort()).toEqual([...TRAIL_ACTIONS].sort())
    // Every command has a text; restoring a database is not a command, but has one as well.
    expect(Object.keys(what).sort()).toEqual(
      [...PLAIN_ACTIONS, ...COMMAND_VERBS, 'restoreDatabase'].sort(),
    )
  })

  it('should name the command that made a record, not the job', () => {
    const own = { action: 'create', changes: [] }
    const args = { ...words('tr'), isCommand: (verb: string) => verb === 'revise' }
    expect(actionText({ ...own, command: 'revise' }, args)).toBe('revizyon oluşturdu')
    expect(actionText({ ...own, command: 'sweep' }, args)).toBe('oluşturdu')
    expect(actionText({ ...own, command: null }, args)).toBe('oluşturdu')
    expect(actionText({ ...own, action: 'approve', command: 'approve' }, args)).toBe('onayladı')
  })
})

describe('what happened to parts', () => {
  const part = (locale: Locale, action: string, name: string, changes = [price(locale)]) => ({
    part: 'tender-items',
    action,
    name,
    changes,
  })

  it.each([
    [
      'tr',
      'kalem ekledi: Vida',
      '2 kalem ekledi',
      '“Vida” kaleminde güncel fiyatı değiştirdi: ₺120 → ₺125',
    ],
    [
      'en',
      'added a line: Vida',
      'added 2 lines',
      'changed current price from ₺120 to ₺125 in the line “Vida”',
    ],
    [
      'fr',
      'a ajouté une ligne : Vida',
      'a ajouté 2 lignes',
      'a modifié « Prix actuel » : ₺120 → ₺125 (ligne « Vida »)',
    ],
    [
      'ar',
      'إضافة بند: Vida',
      'إضافة بندين',
      'تغيير «السعر الحالي» من ₺120 إلى ₺125 (البند «Vida»)',
    ],
  ] as const)('should name one and count many in %s', (locale, one, two, changed) => {
    const made = part(locale, 'create', 'Vida')
    expect(plain(partsText([made], words(locale)))).toBe(one)
    expect(plain(partsText([made, made], words(locale)))).toBe(two)
    expect(plain(partText(part(locale, 'update', 'Vida'), words(locale)))).toBe(changed)
  })

  it('should tell different things apart and leave out what only follows', () => {
    const net = price('tr', { isDerived: true })
    const text = partsText(
      [
        part('tr', 'create', 'Vida'),
        part('tr', 'delete', 'Somun'),
        part('tr', 'update', 'Pul', [net]),
        part('tr', 'update', 'A'),
        part('tr', 'update', 'B'),
      ],
      words('tr'),
    )
    expect(text).toBe('kalem ekledi: Vida, kalemi kaldırdı: Somun, 2 kalemi değiştirdi')
  })

  it.each(LOCALES)('should have words for every kind of part in %s', (locale) => {
    for (const kind of ['tender-items', 'tender-files', 'stock-group-stocks'])
      for (const action of ['create', 'update', 'delete'])
        expect(
          partText({ part: kind, action, name: 'Vida', changes: [] }, words(locale)),
        ).toContain('Vida')
  })
})

it.each([
  ['tr', 'müşterinin teklifi açtığını kaydetti'],
  ['en', 'recorded that the customer opened the quotation'],
  ['fr', 'a enregistré que le client a ouvert le devis'],
  ['ar', 'تسجيل فتح العميل لعرض السعر'],
] as const)('should say in %s that the customer opened the link', (locale, sentence) => {
  const opened = price(locale, { field: 'openedAt', before: '', after: '24.11.2026 09:28' })
  const part = { part: 'tender-sends', action: 'update', name: '#1', changes: [opened] }
  expect(partsText([part], words(locale))).toBe(sentence)
})

describe.each(LOCALES)('every part of a record in %s', (locale) => {
  it.each(AUDITED_PARTS)('%s has words for what happens to it', (part) => {
    for (const action of ['create', 'update', 'delete']) {
      const one = { part, action, name: 'Vida', changes: [price(locale)] }
      for (const parts of [[one], [one, one]])
        expect(partsText(parts, words(locale))).not.toMatch(/audit\.parts/)
    }
  })
})
