import type { PayloadRequest } from 'payload'
import { mayWholly, type AppAbility } from '@/access/buildAbility'
import { idOf } from '@/domain/shared/idOf'
import type {
  PrintedCompany,
  PrintedTender,
  PrintedPerson,
} from '@/domain/tenders/sending/quotation'
import { LOCALES } from '@/i18n/locales'
import { readTenderItems } from '../readTenderItems'
import { settingsForPaper } from '../../settings/settingsDocument'
import { docsOf, numberOf, textOf, type Doc } from './printedValues'
import { readCustomer } from './readCustomer'
import { readLines } from './readLines'
import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { staffIdOf } from '@/access/session/staffOf'
import { readRows } from '@/queries/shared/rows'

type Row = { name: string; phone: string | null; email: string; isActive: boolean }

/**
 * The responsible person of a tender: its author. A suspended person is named without phone and
 * e-mail.
 * @param isWhole for the customer, who gets all of it; others see what they may read of users, and
 *   of themselves everything
 * @returns null when there is no such person, or the reader may not see the name
 */
const readPreparer = async (
  req: PayloadRequest,
  tender: Doc,
  isWhole: boolean,
): Promise<PrintedPerson | null> => {
  const person = idOf(tender.createdBy)
  if (person === null) return null
  const [row] = await readRows<Row>(
    req,
    sql`select name, phone, email, status = 'active' as "isActive" from users where id = ${person}`,
  )
  if (!row) return null
  const ability = await abilityOfRequest(req)
  const isOwn = Number(person) === staffIdOf(req)
  const maySee = (field: string) => isWhole || isOwn || mayReadField(ability, 'users', field)
  if (!maySee('name')) return null
  const detail = (field: 'phone' | 'email') =>
    row.isActive && maySee(field) ? textOf(row[field]) : null
  return { name: row.name, phone: detail('phone'), email: detail('email') }
}

const printedTender = async (
  req: PayloadRequest,
  tender: Doc,
  isWhole: boolean,
): Promise<PrintedTender> => {
  const id = Number(tender.id)
  return {
    id,
    number: textOf(tender.number),
    revision: numberOf(tender.revision) ?? 1,
    title: textOf(tender.title) ?? '',
    status: (textOf(tender.status) as PrintedTender['status']) ?? null,
    isAccepted: Boolean(tender.acceptedAt),
    createdBy: idOf(tender.createdBy),
    updatedAt: String(tender.updatedAt),
    date: textOf(tender.date),
    validUntil: textOf(tender.validUntil),
    currency: textOf(tender.currency) ?? 'TRY',
    currencyRate: numberOf(tender.currencyRate),
    rateDay: textOf(tender.rateDay),
    rateSource: textOf(tender.rateSource) as PrintedTender['rateSource'],
    paymentDate: textOf(tender.paymentDate),
    notes: textOf(tender.notes),
    customer: await readCustomer(req, tender, isWhole),
    preparedBy: await readPreparer(req, tender, isWhole),
    items: await readLines(req, tender),
    instalments: docsOf(tender.paymentInstallments).map(({ dueDate, amount }) => ({
      dueDate: textOf(dueDate),
      amount: numberOf(amount) ?? 0,
    })),
    discountType: (textOf(tender.discountType) as PrintedTender['discountType']) ?? null,
    discountValue: numberOf(tender.discountValue),
    subtotal: numberOf(tender.subtotal) ?? 0,
    discountTotal: numberOf(tender.discountTotal) ?? 0,
    taxTotal: numberOf(tender.taxTotal) ?? 0,
    total: numberOf(tender.total) ?? 0,
    totalBase: numberOf(tender.totalBase) ?? 0,
  }
}

/**
 * Permission to read the PDFs of tenders. It needs every field of tenders: a PDF contains all of them,
 * and omitted figures would be printed as zeros.
 */
export const mayReadPapers = (ability: AppAbility): boolean => mayWholly(ability, 'read', 'tenders')

const findTender = (req: PayloadRequest, id: number, overrideAccess: boolean) =>
  req.payload.findByID({
    collection: 'tenders',
    id,
    depth: 0,
    overrideAccess,
    disableErrors: true,
    req,
  }) as Promise<Doc | null>

/**
 * A tender with all data of its quotation, for users who may read the tender.
 * @param id the tender
 * @returns null when there is none or it may not be read
 */
export const readPrintedTender = async (
  req: PayloadRequest,
  id: number,
): Promise<PrintedTender | null> => {
  const found = await findTender(req, id, false)
  return found ? printedTender(req, found, false) : null
}

/**
 * As `readPrintedTender`, without the caller's field permissions: the complete quotation, as the
 * customer gets it.
 * @param id a tender that the caller may send
 */
export const readWholeTender = async (
  req: PayloadRequest,
  id: number,
): Promise<PrintedTender | null> => {
  const found = await findTender(req, id, true)
  if (!found) return null
  // Read without the caller's permissions, which would leave out some lines or fields.
  const items = await readTenderItems({ req, tenderId: id })
  return printedTender(req, { ...found, items }, true)
}

/** The offering company, from the settings. */
export const readPrintedCompany = async (req: PayloadRequest): Promise<PrintedCompany> => {
  const settings = await settingsForPaper(req)
  const profile: Doc = settings.companyProfile ?? {}
  const logo = profile.logo as { filename?: unknown } | null | undefined
  return {
    name: textOf(profile.name) ?? textOf(settings.siteTitle),
    logo: textOf(logo?.filename),
    address: textOf(profile.address),
    phone: textOf(profile.phone),
    email: textOf(profile.email),
    taxOffice: textOf(profile.taxOffice),
    taxNumber: textOf(profile.taxNumber),
    website: textOf(profile.website),
    mersisNo: textOf(profile.mersisNo),
    banks: docsOf(profile.banks).map(({ iban, bank, holder, currency }) => ({
      iban: textOf(iban) ?? '',
      bank: textOf(bank),
      holder: textOf(holder),
      currency: textOf(currency),
    })),
    terms: Object.fromEntries(
      LOCALES.map((locale) => [locale, textOf(settings.tenderTerms?.[locale])]),
    ),
  }
}
