import { expect, it } from 'vitest'
import {
  fillPlaceholders,
  MAIL_PLACEHOLDERS,
  refuseMailTexts,
  signatureAt,
  unknownPlaceholders,
  withMessage,
  type MailValues,
} from './mailText'

const values: MailValues = {
  name: 'Ayşe',
  number: 'TKF-2026-00001',
  title: '{total}',
  total: '₺1.200,00',
  validUntil: '16.03.2026',
  message: '',
  sender: 'Deniz',
  company: 'Atlas',
}

it('fills in what is known, once', () => {
  expect(fillPlaceholders('{name}: {title} {total}', values)).toBe('Ayşe: {total} ₺1.200,00')
})

it('leaves other braces alone', () => {
  expect(fillPlaceholders('{nobody} { name }', values)).toBe('{nobody} { name }')
})

it('leaves no empty paragraph where there is no message', () => {
  expect(fillPlaceholders('Merhaba\n\n{message}\n\nSaygılar', values)).toBe('Merhaba\n\nSaygılar')
})

it('has no blanks at the ends of its lines and of itself, and keeps those before words', () => {
  expect(fillPlaceholders('\n{message}\nMerhaba  \n  - {number}\n\n', values)).toBe(
    'Merhaba\n  - TKF-2026-00001',
  )
})

it('has a place for the message in every text', () => {
  expect(withMessage('Merhaba')).toBe('Merhaba\n\n{message}')
  expect(withMessage('{message}!')).toBe('{message}!')
})

it.each([
  ['{name} {number} {title} {total} {validUntil} {message} {sender} {company}', []],
  ['{nmae}, {total}, {nmae}', ['nmae']],
  ['{ name } {Name} {}', [' name ', 'Name', '']],
  ['{name', []],
  ['{\nname}', []],
  ['{{name}}', []],
])('%j: the unknown placeholders are %j', (text, expected) => {
  expect(unknownPlaceholders(text, MAIL_PLACEHOLDERS)).toEqual(expected)
})

it('refuses an unknown placeholder at its field, and names the known ones', () => {
  const texts = { tr: { subject: '{nmae}', text: '{name}' }, en: { text: '{x} {y}' }, fr: null }
  const known = '{name} {number} {title} {total} {validUntil} {message} {sender} {company}'
  expect(refuseMailTexts(texts, undefined)).toEqual([
    {
      path: 'quotationMails.tr.subject',
      code: 'unknownPlaceholder',
      data: { unknown: '{nmae}', known },
    },
    {
      path: 'quotationMails.en.text',
      code: 'unknownPlaceholder',
      data: { unknown: '{x} {y}', known },
    },
  ])
  // Texts stored before the check do not block other changes.
  expect(refuseMailTexts(texts, texts)).toEqual([])
  expect(refuseMailTexts(texts, { tr: null })).toHaveLength(2)
  expect(refuseMailTexts({ tr: { text: null, subject: 5 } }, {})).toEqual([])
  const reminder = { tr: { reminderText: '{daysLeft} {message}', text: '{daysLeft}' } }
  expect(refuseMailTexts(reminder, {}).map(({ path, data }) => [path, data?.unknown])).toEqual([
    ['quotationMails.tr.reminderText', '{message}'],
    ['quotationMails.tr.text', '{daysLeft}'],
  ])
})

it.each([
  ['the usual text', ['Sayın Ayşe,', 'Teklif ektedir.', 'Saygılarımızla,\nDeniz\nAtlas'], 2],
  ['a closing of its own', ['Merhaba', 'Ektedir.', 'Saygılarımızla,', 'Deniz'], 2],
  ['an Arabic closing', ['السادة', 'نرفق', 'مع أطيب التحيات،', 'Deniz'], 2],
  ['a line after it', ['Merhaba', 'Deniz\nAtlas', 'www.atlas.example'], 1],
  ['none', ['Merhaba', 'Ektedir.'], 2],
  ['the name in the text alone', ['Atlas olarak', 'a', 'b', 'c'], 4],
  ['the name further up in the text', ['Merhaba', 'Atlas olarak', 'a', 'b', 'c'], 5],
  ['a comma within the text before it', ['Merhaba', 'Ektedir, bakınız.', 'Deniz'], 2],
  ['a closing with blanks after it', ['Merhaba', 'Ektedir.', 'Saygılarımızla, ', 'Deniz'], 2],
  ['a closing of forty letters', ['Merhaba', 'Ektedir.', `${'a'.repeat(39)},`, 'Deniz'], 2],
  ['no closing of more', ['Merhaba', 'Ektedir.', `${'a'.repeat(40)},`, 'Deniz'], 3],
  ['nothing but a name', ['Deniz'], 1],
  ['a salutation before it', ['Sayın Ayşe,', 'Deniz'], 1],
])('finds the signature: %s', (_, paragraphs, at) => {
  expect(signatureAt(paragraphs, ['Deniz', 'Atlas', null])).toBe(at)
})
