import { expect, it } from 'vitest'
import { fillPlaceholders, withMessage, type MailValues } from './mailText'

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

it('has a place for the message in every text', () => {
  expect(withMessage('Merhaba')).toBe('Merhaba\n\n{message}')
  expect(withMessage('{message}!')).toBe('{message}!')
})
