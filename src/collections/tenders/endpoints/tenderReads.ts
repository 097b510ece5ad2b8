import type { Endpoint } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { languagesWithoutTerms } from '@/domain/settings/terms'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import { LOCALES } from '@/i18n/locales'
import { readPrintedCompany } from '@/queries/tenders/quotation/readQuotation'
import { commandOf } from '@/catalog/commands/registry'
import { readLikelyCustomers } from '@/operations/tenders/registering/readLikelyCustomers'
import { insistOnRights } from '@/collections/shared/commandCall'
import { recordAsked } from '@/collections/shared/recordAsked'
import { lastPrices } from '@/queries/tenders/lastPrices'
import { readApprovalSheet } from '@/queries/tenders/readApprovalSheet'
import { readTaxRates } from '@/queries/settings/taxRates'
import { approversFor } from '@/operations/tenders/approvals/approvers'
import { refuseUnlessMay } from '@/collections/shared/commandEndpoints'
import { quotationPdf } from '@/operations/tenders/quotation/quotationPdf'
import { localeAsked, pdfAnswer } from './asked'

/**
 * `GET /api/tenders/borrowed-terms`: the languages whose quotations print the Turkish terms because
 * they have none of their own, for readers of tenders. The terms themselves are settings.
 */
export const borrowedTerms: Endpoint = {
  path: '/borrowed-terms',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await abilityOfRequest(req)).can('read', 'tenders')) throw new Refusal('notAllowed')
    const { terms } = await readPrintedCompany(req)
    const languages =
      typeof terms === 'object' && terms ? languagesWithoutTerms(terms, LOCALES) : []
    return Response.json({ languages })
  },
}

/**
 * `GET /tenders/:id/likely-customers`: the unregistered person that a tender names, and registered
 * customers who may be the same, for users who may register the person.
 */
export const likelyCustomersOf: Endpoint = {
  path: '/:id/likely-customers',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders', '*'], ...commandOf('tenders', 'register').needs])
    return Response.json(await readLikelyCustomers(req, recordAsked(req)))
  },
}

/**
 * `GET /api/tenders/tax-rates`: every rate of VAT with the day from which it holds, for readers
 * and makers of tenders and of stock cards; these users may lack permission to read the settings,
 * where the rates are stored.
 */
export const taxRates: Endpoint = {
  path: '/tax-rates',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const ability = await abilityOfRequest(req)
    const isOpen = (['read', 'create', 'write'] as const).some(
      (action) => ability.can(action, 'tenders') || ability.can(action, 'stock-cards'),
    )
    if (!isOpen) throw new Refusal('notAllowed')
    const rates = await readTaxRates(req)
    return Response.json({ rates: rates.map((row) => ({ ...row, rate: Number(row.rate) })) })
  },
}

/** `GET /tenders/:id/approvers`: the users whom the caller can ask for approval. */
export const tenderApprovers: Endpoint = {
  path: '/:id/approvers',
  method: 'get',
  handler: async (req) => {
    const command = commandOf('tenders', 'requestApproval')
    await insistOnRights(req, command.needs)
    const id = recordAsked(req)
    await refuseUnlessMay({ req, slug: 'tenders', command, id })
    return Response.json({ docs: await approversFor(req, id) })
  },
}

/**
 * Maximum number of cards in one request; the form sends `BATCH` of them
 * (`components/stock/batches`).
 */
const MOST_CARDS = 100

/**
 * `GET /api/tenders/last-prices?company=&cards=&except=`: the prices that a customer was last
 * offered for these cards, for readers of tenders.
 */
export const customerPrices: Endpoint = {
  path: '/last-prices',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders']])
    const { company, cards, except, ...more } = Object.fromEntries(req.searchParams)
    const ids = (cards ?? '').split(',').map(recordIdOf)
    const known = ids.filter((id) => id !== null)
    const asked = { company: recordIdOf(company), except: recordIdOf(except) }
    const wrong = [
      ...Object.keys(more),
      ...(asked.company === null ? ['company'] : []),
      ...(known.length < ids.length || ids.length > MOST_CARDS ? ['cards'] : []),
      ...(except !== undefined && asked.except === null ? ['except'] : []),
    ]
    if (wrong.length > 0) throw new Refusal('invalidQuery', { data: { path: wrong[0] } })
    const prices = await lastPrices(req, { ...asked, cards: [...new Set(known)] })
    return Response.json({ docs: [...prices.values()] })
  },
}

/**
 * `GET /tenders/:id/approval-sheet`: the facts that an approver checks before approving, as far as
 * they may read them.
 */
export const approvalSheet: Endpoint = {
  path: '/:id/approval-sheet',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders'], ...commandOf('tenders', 'approve').needs])
    return Response.json(await readApprovalSheet(req, recordAsked(req)))
  },
}

/** `GET /tenders/:id/pdf?lang=`: the quotation, in the requested language, else the reader's. */
export const tenderPdf: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders']])
    return pdfAnswer(await quotationPdf(req, { id: recordAsked(req), locale: localeAsked(req) }))
  },
}
