import { expect, it } from 'vitest'
import { isMarkedAcross, isReserved, printedBanks, type PrintedCompany } from './quotation'
import { DISPLAY_STATUSES, TENDER_STATUSES } from '../status'

const IBAN = 'TR330006100519786457841326'
const account = { iban: IBAN, bank: 'Ziraat', holder: 'Atlas', currency: 'TRY' }

it.each<[string, Partial<PrintedCompany>, object[]]>([
  ['its accounts', { banks: [account] }, [account]],
  ['its accounts, and not the one of before', { banks: [account], iban: 'TR00' }, [account]],
  ['none where it has none now', { banks: [], iban: 'TR00' }, []],
  [
    'the only one of an older paper',
    { iban: IBAN },
    [{ iban: IBAN, bank: null, holder: null, currency: null }],
  ],
  ['none of an older paper that had none', { iban: null }, []],
  ['none of a paper that says nothing of them', {}, []],
])('a company prints %s', (_, company, banks) => {
  expect(printedBanks(company as PrintedCompany)).toEqual(banks)
})

it('writes across a paper that it is no offer, or no longer', () => {
  expect(DISPLAY_STATUSES.filter(isMarkedAcross)).toEqual([
    ...['draft', 'rejected', 'cancelled', 'expired'],
  ])
})

it('reserves the approval of an offer until it is given', () => {
  expect(TENDER_STATUSES.filter((status) => isReserved({ status }))).toEqual(['draft', 'sent'])
  expect(isReserved({ status: null })).toBe(false)
})
