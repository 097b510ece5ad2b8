import { isIban, normalizeIban } from '../shared/iban'
import type { FieldRefusal } from '../shared/refusal'

/** Most bank accounts on printed documents. */
export const MAX_BANKS = 10

/** A MERSİS number is 16 digits. */
export const MERSIS_DIGITS = 16

/** The stored form of a MERSİS number: without separators. */
export const normalizeMersis = (text: string): string => text.replace(/[\s.\-–]/g, '')

/** @returns `invalidMersisNo`, or null; empty is allowed */
export const refuseMersis = (text: string): 'invalidMersisNo' | null =>
  text === '' || new RegExp(`^\\d{${MERSIS_DIGITS}}$`).test(text) ? null : 'invalidMersisNo'

type Bank = { iban?: string | null }
type Sent<Row extends Bank> = { banks: readonly Row[]; iban: unknown }

const read = (iban: unknown): string | null =>
  typeof iban === 'string' ? normalizeIban(iban) || null : null

/**
 * The bank accounts after a save that may set the first one in the older field `iban`. Another IBAN
 * there replaces the first account, because its bank and holder belong to the old IBAN; an empty
 * one removes it. Sending the stored value again changes nothing.
 * @param args.sent the accounts of the save; the stored ones if it contained none
 * @param args.before the stored accounts
 * @returns the accounts to store, or why not: no IBAN, or another first account in both fields
 */
export const banksAfterSave = <Row extends Bank>(args: {
  sent: Sent<Row>
  before: readonly Row[]
}): { banks: readonly (Row | { iban: string })[] } | { refusal: FieldRefusal } => {
  const { sent, before } = args
  const { banks } = sent
  const [was, first] = [read(before[0]?.iban), read(banks[0]?.iban)]
  const wanted = read(sent.iban)
  const path = 'companyProfile.iban'
  if (sent.iban === undefined || wanted === was || wanted === first) return { banks }
  if (wanted !== null && !isIban(wanted)) return { refusal: { path, code: 'invalidIban' } }
  if (first !== was) return { refusal: { path, code: 'invalidInput' } }
  return { banks: [...(wanted ? [{ iban: wanted }] : []), ...banks.slice(1)] }
}

/**
 * Refuses an IBAN that occurs in two accounts. @param banks as sent; anything but a list is
 * validated by its field
 */
export const refuseBanks = (banks: unknown): FieldRefusal[] => {
  if (!Array.isArray(banks)) return []
  const ibans = banks.map((row: Bank | null) => read(row?.iban))
  return ibans.flatMap((iban, index): FieldRefusal[] =>
    iban !== null && ibans.indexOf(iban) !== index
      ? [{ path: `companyProfile.banks.${index}.iban`, code: 'notUnique' }]
      : [],
  )
}
