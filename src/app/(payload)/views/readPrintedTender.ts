import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { pictureOf } from '@/components/ui/picture/pictureOf'
import { idOf, type Id } from '@/domain/shared/idOf'
import { settingsForPaper } from '@/operations/settings/settingsDocument'
import type {
  PrintedCompany,
  PrintedCustomer,
  PrintedItem,
  PrintedTender,
} from '@/components/tenders/document/tenderForPrint'

type Doc = Record<string, unknown>

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const docsOf = (value: unknown): Doc[] =>
  Array.isArray(value) ? value.filter((entry): entry is Doc => typeof entry === 'object') : []

type Slug = 'stock-cards' | 'stock-groups' | 'companies' | 'branches' | 'employees'

/** Some fields of some records by id: a quotation prints names its reader may not browse. */
const recordsById = async (req: PayloadRequest, slug: Slug, ids: unknown[], fields: string[]) => {
  const wanted = ids.map(idOf).filter((id): id is Id => id !== null)
  if (wanted.length === 0) return new Map<string, Doc>()
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...new Set(wanted)] } },
    select: Object.fromEntries(fields.map((field) => [field, true])),
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), doc as unknown as Doc]))
}

const customerOf = async (req: PayloadRequest, tender: Doc): Promise<PrintedCustomer> => {
  const company = idOf(tender.company)
  if (company === null) {
    const lines = [tender.unconnectedEmail, tender.unconnectedPhone].map(textOf)
    return {
      name: textOf(tender.unconnectedName) ?? '',
      title: null,
      lines: lines.filter((line) => line !== null),
    }
  }
  const [companies, branches, employees, ability] = await Promise.all([
    recordsById(req, 'companies', [company], ['name', 'title']),
    recordsById(req, 'branches', [tender.branch], ['name', 'address', 'taxOffice', 'taxNumber']),
    recordsById(req, 'employees', [tender.employee], ['name']),
    abilityOfRequest(req),
  ])
  const found = companies.get(String(company)) ?? {}
  const branch = branches.get(String(idOf(tender.branch))) ?? {}
  const employee = employees.get(String(idOf(tender.employee))) ?? {}
  const tax = [branch.taxOffice, branch.taxNumber].map(textOf).filter(Boolean).join(' ')
  const details = ability.can('read', 'customers')
    ? [branch.name, branch.address, tax, employee.name].map(textOf)
    : []
  return {
    name: textOf(found.name) ?? '',
    title: textOf(found.title),
    lines: details.filter((line) => line !== null),
  }
}

const itemsOf = async (req: PayloadRequest, tender: Doc): Promise<PrintedItem[]> => {
  const items = docsOf(tender.items)
  const [cards, groups] = await Promise.all([
    recordsById(
      req,
      'stock-cards',
      items.map((i) => i.stockCard),
      ['name', 'sku', 'unit'],
    ),
    recordsById(
      req,
      'stock-groups',
      items.map((i) => i.stockGroup),
      ['name'],
    ),
  ])
  return items.map((item, index) => {
    const card = cards.get(String(idOf(item.stockCard)))
    const group = groups.get(String(idOf(item.stockGroup)))
    const described = textOf(item.description)
    const name = textOf(card?.name) ?? textOf(group?.name)
    return {
      id: idOf(item.id) ?? index,
      kind: item.kind as PrintedItem['kind'],
      name: name ?? described ?? '',
      code: textOf(card?.sku),
      unit: textOf(card?.unit),
      description:
        name !== null && described === name
          ? null
          : name === null && isPricedText(item)
            ? null
            : described,
      quantity: numberOf(item.quantity),
      unitPrice: numberOf(item.unitPrice),
      discountType: (item.discountType ?? null) as PrintedItem['discountType'],
      discountValue: numberOf(item.discountValue),
      taxRate: numberOf(item.taxRate),
      net: numberOf(item.net) ?? 0,
      tax: numberOf(item.tax) ?? 0,
    }
  })
}

const isPricedText = (item: Doc): boolean => item.kind === 'text'

/**
 * A tender with everything its quotation prints, for whoever may read the tender.
 * @param id the tender
 * @returns null when there is none or it may not be read
 */
export const readPrintedTender = async (
  req: PayloadRequest,
  id: number,
): Promise<PrintedTender | null> => {
  const found: unknown = await req.payload.findByID({
    collection: 'tenders',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!found) return null
  const tender = found as Doc
  return {
    id,
    number: textOf(tender.number),
    revision: numberOf(tender.revision) ?? 1,
    title: textOf(tender.title) ?? '',
    status: tender.status as PrintedTender['status'],
    createdBy: idOf(tender.createdBy),
    date: textOf(tender.date),
    validUntil: textOf(tender.validUntil),
    currency: textOf(tender.currency) ?? 'TRY',
    currencyRate: numberOf(tender.currencyRate),
    paymentDate: textOf(tender.paymentDate),
    notes: textOf(tender.notes),
    customer: await customerOf(req, tender),
    items: await itemsOf(req, tender),
    instalments: docsOf(tender.paymentInstallments).map(({ dueDate, amount }) => ({
      dueDate: textOf(dueDate),
      amount: numberOf(amount) ?? 0,
    })),
    subtotal: numberOf(tender.subtotal) ?? 0,
    discountTotal: numberOf(tender.discountTotal) ?? 0,
    taxTotal: numberOf(tender.taxTotal) ?? 0,
    total: numberOf(tender.total) ?? 0,
    totalBase: numberOf(tender.totalBase) ?? 0,
  }
}

/** The company that offers, as the settings describe it. */
export const readPrintedCompany = async (req: PayloadRequest): Promise<PrintedCompany> => {
  const settings = await settingsForPaper(req)
  const profile: Doc = settings.companyProfile ?? {}
  return {
    name: textOf(profile.name) ?? textOf(settings.siteTitle),
    logo: pictureOf(profile.logo),
    address: textOf(profile.address),
    phone: textOf(profile.phone),
    email: textOf(profile.email),
    taxOffice: textOf(profile.taxOffice),
    taxNumber: textOf(profile.taxNumber),
    iban: textOf(profile.iban),
    terms: textOf(settings.tenderTerms),
  }
}
