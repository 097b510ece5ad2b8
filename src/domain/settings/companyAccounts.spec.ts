import { expect, it } from 'vitest'
import { banksAfterSave, normalizeMersis, refuseBanks, refuseMersis } from './companyAccounts'

const [ONE, TWO] = ['TR330006100519786457841326', 'DE89370400440532013000']
const one = { iban: ONE, bank: 'Bir' }
const two = { iban: TWO, bank: 'İki' }

it.each([
  ['nothing about the older field', [one, two], undefined, [one], { banks: [one, two] }],
  ['what is stored', [one], ONE, [one], { banks: [one] }],
  [
    'what is stored, written with blanks',
    [one],
    'tr33 0006 1005 1978 6457 8413 26',
    [one],
    { banks: [one] },
  ],
  ['what is stored beside a new first account', [two], ONE, [one], { banks: [two] }],
  ['another account', [one], TWO, [one], { banks: [{ iban: TWO }] }],
  ['another account in both fields', [two], TWO, [one], { banks: [two] }],
  ['the first account', [], ONE, [], { banks: [{ iban: ONE }] }],
  ['no account any more', [one, two], '', [one, two], { banks: [two] }],
  ['nothing where nothing is', [], null, [], { banks: [] }],
  [
    'no IBAN',
    [one],
    'TR1',
    [one],
    { refusal: { path: 'companyProfile.iban', code: 'invalidIban' } },
  ],
  [
    'two different accounts',
    [two],
    'GB82WEST12345698765432',
    [one],
    { refusal: { path: 'companyProfile.iban', code: 'invalidInput' } },
  ],
])('reads a save that names %s', (_, banks, iban, before, expected) => {
  expect(banksAfterSave({ sent: { banks, iban }, before })).toEqual(expected)
})

it('refuses an account that is there twice', () => {
  expect(refuseBanks([one, two, { iban: 'tr33 0006 1005 1978 6457 8413 26' }])).toEqual([
    { path: 'companyProfile.banks.2.iban', code: 'notUnique' },
  ])
  expect(refuseBanks([one, two, { iban: '' }, { iban: null }, null])).toEqual([])
  expect(refuseBanks('x')).toEqual([])
})

it.each([
  ['0454053692000017', true],
  ['0-4540-5369-2000017', true],
  ['0454 0536 9200 0017', true],
  ['', true],
  ['045405369200001', false],
  ['04540536920000177', false],
  ['O454053692000017', false],
  ['٠٤٥٤٠٥٣٦٩٢٠٠٠٠١٧', false],
])('judges the MERSİS number %j as %s', (text, isRight) => {
  expect(refuseMersis(normalizeMersis(text))).toBe(isRight ? null : 'invalidMersisNo')
})
