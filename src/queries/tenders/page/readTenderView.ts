import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayEditTender } from '@/access/mayEditTender'
import { mayReadField } from '@/access/reading/mayReadField'
import { mayWriteOn } from '@/access/reading/onRecords'
import { askerOf } from '@/access/session/staffOf'
import { commandOf } from '@/catalog/commands/registry'
import { paths } from '@/catalog/paths'
import { dayFromStored } from '@/domain/shared/day'
import { idOf, type Id } from '@/domain/shared/idOf'
import { TENDER_STATUSES } from '@/domain/tenders/status'
import { createFormatters } from '@/i18n/format'
import { shownHtml } from '@/lib/cleanHtml'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import { shownName } from '@/present/record/shownName'
import {
  TENDER_TABS,
  type TenderAnswer,
  type TenderSend,
  type TenderSheet,
  type TenderState,
  type TenderTab,
} from '@/present/tenders/tenderSheet'

import { readRecord } from '../../related/readRecord'
import { tabAddress, tabItems } from '../../related/tabItems'
import { readOffers } from '../../shared/readOffers'
import { readRows } from '../../shared/rows'
import { readTenderState } from '../readTenderState'
import type { ViewPage } from '../../shared/viewPage'
import { readTimelineTab, tabsWithTimeline } from '../../timeline/timelineTab'
import { personNamed } from '../../users/personNamed'
import { DELIVERY_RIGHTS, readTenderDeliveries } from '../deliveries/deliveriesFor'
import { docsOf, numberOf, textOf, type Doc } from '../quotation/printedValues'
import { mayReadPapers } from '../quotation/readQuotation'
import { readHeldUpChoice } from '../readHeldUpChoice'
import { readTenderLines } from './readTenderLines'
import { mayReadSteps, readTenderSteps } from './readTenderSteps'

/** Facts above the tabs: customer, dates and amounts. */
const FACTS = ['company', 'companyProject', 'date', 'validUntil', 'owner', 'total'] as const

/** Further fields, below the lines. */
const DETAILS = [
  'type',
  'branch',
  'employee',
  'boundCompany',
  'unconnectedEmail',
  'unconnectedPhone',
  'paymentDate',
  'currencyRate',
  'approvedBy',
  'approvedFor',
  'approvalNote',
  'approvalRefusal',
  'invoiceNumber',
  'invoicedAt',
  'acceptedName',
  'reason',
  'lostReason',
  'createdBy',
  'createdByClient',
  'createdAt',
  'updatedAt',
] as const

const MOST_ROWS = 100

const stateOf = async ({ req }: ViewPage, doc: Doc): Promise<TenderState | null> => {
  const status = TENDER_STATUSES.find((one) => one === doc.status)
  if (!status) return null
  const { today, asked } = await readTenderState(req, doc)
  return {
    status,
    validUntil: dayFromStored(doc.validUntil),
    today,
    isAccepted: Boolean(doc.acceptedAt),
    awaits: asked && { name: asked.name },
  }
}

/** Facts with a value. The owner is named to readers who may not read users, too (decision 0077). */
const withOwner = async (
  { req }: ViewPage,
  facts: readonly RecordFact[],
  owner: Id | null,
): Promise<RecordFact[]> => {
  const isUnnamed = facts.some((fact) => fact.name === 'owner' && textOfFact(fact) === '')
  const person = isUnnamed ? await personNamed(req, owner) : null
  return facts
    .map((fact) => (person && fact.name === 'owner' ? { ...fact, cell: person.name } : fact))
    .filter((fact) => textOfFact(fact) !== '')
}

/** Without the remaining days, which are shown as a chip next to the title. */
const withoutDaysLeft = (fact: RecordFact): RecordFact =>
  fact.name === 'validUntil' && typeof fact.cell === 'object'
    ? { ...fact, cell: { ...fact.cell, note: undefined } }
    : fact

/** The counts of sends and files; the caller checks who may see them. */
const readCounts = async ({ req, id }: ViewPage) => {
  const [row] = await readRows<{ sends: number; files: number }>(
    req,
    sql`select (select count(*)::int from tender_sends where tender_id = ${id}) as sends,
          (select count(*)::int from tender_files where tender_id = ${id}) as files`,
  )
  return row ?? { sends: 0, files: 0 }
}

/** Sends and answers of the tender, newest first, limited to what the reader may see. */
const readSends = async (page: ViewPage): Promise<TenderSheet['sends']> => {
  const of = async <Row>(collection: 'tender-sends' | 'tender-answers') => {
    const { docs } = await page.req.payload.find({
      collection,
      where: { tender: { equals: page.id } },
      sort: '-id',
      depth: 0,
      limit: MOST_ROWS,
      pagination: false,
      overrideAccess: false,
      req: page.req,
      user: page.req.user,
    })
    return docs as unknown as Row[]
  }
  const [sends, answers] = await Promise.all([
    of<TenderSend>('tender-sends'),
    of<TenderAnswer>('tender-answers'),
  ])
  const { needs } = commandOf('tender-sends', 'revoke')
  return { sends, answers, mayRevoke: needs.every(page.may) }
}

/** The tender's history: timeline pointers, and the steps without one. */
const readTimeline = async (page: ViewPage, kinds: unknown) => {
  const [sheet, steps] = await Promise.all([
    readTimelineTab(page, 'tenders', kinds),
    readTenderSteps(page),
  ])
  return { ...sheet, steps }
}

/**
 * The view page of a tender: customer and amounts, its lines with totals, and by tab its history,
 * sends, deliveries and files, limited to what the visitor may see; only the open tab is read.
 * @param asked the tab of the address
 * @param kinds filter of the timeline from the address
 * @returns null if it does not exist or may not be read
 */
export const readTenderView = async (
  page: ViewPage,
  asked: unknown,
  kinds?: unknown,
): Promise<TenderSheet | null> => {
  const { req, id, may, locale } = page
  const [doc, record, ability] = await Promise.all([
    req.payload.findByID({
      collection: 'tenders',
      id,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
      req,
    }) as Promise<Doc | null>,
    readRecord(page, 'tenders', [...FACTS, ...DETAILS], ['currency']),
    abilityOfRequest(req),
  ])
  if (!doc || !record) return null
  const isReader = mayReadPapers(ability)
  const seesFiles = mayReadField(ability, 'tenders', 'files')
  const [offers, state, facts, counts, delivered, heldUp] = await Promise.all([
    readOffers({ req, slug: 'tenders', ids: [id], withExcluded: true }),
    stateOf(page, doc),
    withOwner(page, record.facts, idOf(doc.owner)),
    readCounts(page),
    DELIVERY_RIGHTS.every(may) ? readTenderDeliveries(req, id) : null,
    // Only accepted tenders have a choice.
    isReader && doc.acceptedAt ? readHeldUpChoice(req, id) : null,
  ])
  const tender = { status: doc.status, createdBy: doc.createdBy }
  const mayEdit = (field?: string) => mayEditTender({ ability, asker: askerOf(req), tender, field })
  const mayEditFiles = mayEdit('files')
  const lines = await readTenderLines({ req, ability, doc, cards: delivered?.cards ?? null })
  const hasTimeline =
    mayReadSteps(page) || (await tabsWithTimeline(req, 'tenders', ['timeline'])).length > 0
  const hasDeliveries =
    delivered !== null && (delivered.cards.length > 0 || delivered.deliveries.length > 0)
  const { tabs, tab } = tabItems<TenderTab>({
    names: TENDER_TABS,
    always: [
      'items',
      ...(hasTimeline ? (['timeline'] as const) : []),
      // A tab is shown once it has content, or something can be added.
      ...(hasDeliveries && delivered.deliveries.length === 0 ? (['deliveries'] as const) : []),
      ...(seesFiles && counts.files === 0 && mayEditFiles ? (['files'] as const) : []),
    ],
    counts: {
      ...(isReader && counts.sends > 0 && { sends: counts.sends }),
      ...(hasDeliveries &&
        delivered.deliveries.length > 0 && { deliveries: delivered.deliveries.length }),
      ...(seesFiles && counts.files > 0 && { files: counts.files }),
    },
    address: tabAddress(paths.tenderView(id), 'items'),
    asked,
  })
  const ofLine = (name: string) => (FACTS as readonly string[]).includes(name)
  const format = createFormatters(locale)
  const number = textOf(doc.number)
  const isForeign = typeof doc.currency === 'string' && doc.currency !== 'TRY'
  return {
    id,
    name: shownName(textOf(doc.title)),
    calledBy: shownName(number ?? textOf(doc.title)),
    number,
    state,
    facts: facts.filter(({ name }) => ofLine(name)).map(withoutDaysLeft),
    tabs,
    tab,
    seesLines: lines !== null,
    lines: tab === 'items' ? lines : null,
    details: facts.filter(({ name }) => !ofLine(name) && (isForeign || name !== 'currencyRate')),
    instalments: docsOf(doc.paymentInstallments).map(({ dueDate, amount }) => ({
      day: format.day(textOf(dueDate)),
      amount: format.money(numberOf(amount), textOf(doc.currency) ?? 'TRY'),
    })),
    notes: (['notes', 'internalNote'] as const).flatMap((name) => {
      const html = shownHtml(textOf(doc[name]))
      return html ? [{ name, html }] : []
    }),
    timeline: tab === 'timeline' ? await readTimeline(page, kinds) : null,
    sends: tab === 'sends' ? await readSends(page) : null,
    deliveries: tab === 'deliveries' ? delivered : null,
    files: tab === 'files' ? { mayEdit: mayEditFiles } : null,
    heldUp,
    offers: offers.get(id)?.commands ?? [],
    excluded: offers.get(id)?.excluded ?? [],
    mayPlan: mayWriteOn(ability, 'actions', 'tenders'),
    hasActivity: ability.can('read', 'audit', '*'),
    editHref: rowLinksOf({ slug: 'tenders', doc: { id }, may, mayEdit: () => mayEdit() }).edit,
    showHref: paths.tenderShow(id),
  }
}
