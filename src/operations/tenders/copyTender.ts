import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { dayFromStored, dayToStored } from '@/domain/shared/day'
import type { Numeric } from '@/domain/shared/money'
import { idOf } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { COPIED_FIELDS } from '@/domain/tenders/approval/approvedContent'
import type { Discount } from '@/domain/tenders/totals/discount'
import { withRevision } from '@/domain/tenders/number'
import { movedTerms, type PaymentTerms } from '@/domain/tenders/totals/paymentPatterns'
import { LIVING, refuseRevision } from '@/domain/tenders/revision'
import type { TenderStatus } from '@/domain/tenders/status'
import { totalsOf } from '@/domain/tenders/totals/totals'
import { withRatesOf, type ReplacedRate } from '@/domain/tenders/totals/replacedRates'
import { companyToday } from '@/queries/settings/companyToday'
import { readTaxRates } from '@/queries/settings/taxRates'
import { peopleWhoMayOwn } from '@/queries/users/peopleWhoMayOwn'
import { inTransaction, query } from '../shared/transaction'
import { readTenderItems, type TenderItem } from '@/queries/tenders/readTenderItems'
import { cancelTender } from './withdrawApproval'
import { writeTender } from './writeTender'

type Source = Record<string, unknown> &
  PaymentTerms & { id: number; status: TenderStatus; number?: string | null }

type Rate = { currencyRate?: Numeric | null }

/** Transforms the copied lines. */
type LinesOf = (items: TenderItem[]) => Promise<TenderItem[]>

type Copied = { id: number; taxRates: ReplacedRate[] }

/**
 * A copy of a tender dated today, with lines and payment terms: an open draft. Outdated VAT rates
 * are replaced by current ones; an accepted tender keeps the accepted totals.
 */
const copy = async (
  req: PayloadRequest,
  source: Source,
  { linesOf, owner }: { linesOf?: LinesOf; owner?: number | null } = {},
): Promise<Copied> => {
  const stored = await readTenderItems({ req, tenderId: source.id })
  const today = await companyToday(req)
  const { lines, replaced } = linesOf
    ? { lines: await linesOf(stored), replaced: [] }
    : withRatesOf(await readTaxRates(req), stored, today)
  const { total } = totalsOf({ ...(source as Discount & Rate), items: lines })
  const terms = movedTerms(source, {
    from: dayFromStored(source.date) ?? today,
    to: today,
    total,
  })
  const created = await req.payload.create({
    collection: 'tenders',
    data: {
      ...Object.fromEntries(COPIED_FIELDS.map((name) => [name, source[name]])),
      date: dayToStored(today),
      paymentDate: terms.paymentDate && dayToStored(terms.paymentDate),
      paymentInstallments: terms.instalments.map(({ dueDate, amount }) => ({
        dueDate: dayToStored(dueDate),
        amount: Number(amount),
      })),
      items: lines.map(({ id: _id, ...item }) => item),
      owner,
    } as never,
    // A copy keeps the currency rate of its source, whoever makes it, and VAT rates without a
    // successor.
    context: { keepsRate: true, keepsTaxRates: true },
    depth: 0,
    req,
  })
  return { id: Number(created.id), taxRates: replaced }
}

/** Replaced VAT rates, returned with the copy to callers who may read lines. */
const replacedRates = async (req: PayloadRequest, { taxRates }: Copied) => {
  const isReadable = !req.user || mayReadField(await abilityOfRequest(req), 'tenders', 'items')
  return taxRates.length > 0 && isReadable ? { told: { taxRates } } : {}
}

const readSource = async (req: PayloadRequest, id: number) =>
  (await req.payload.findByID({ collection: 'tenders', id, depth: 0, req })) as unknown as Source

/**
 * Copies a tender into a new draft with the same customer, terms and lines, dated today, with
 * payment days moved by the same number of days; never approved.
 * @returns the draft, with `told.taxRates` if VAT rates were replaced
 * @throws Refusal `notFound`
 */
export const duplicateTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const copied = await copy(req, await readSource(req, id))
    const made = await req.payload.findByID({
      collection: 'tenders',
      id: copied.id,
      depth: 0,
      req,
    })
    return { ...made, ...(await replacedRates(req, copied)) }
  })

/**
 * The owner of a revision: that of its source if active, else null, for which the user who creates
 * it is used.
 */
const lastingOwner = async (req: PayloadRequest, source: Source): Promise<number | null> => {
  const owner = idOf(source.owner)
  const [able] = owner === null ? [] : await peopleWhoMayOwn(req, 'tenders', Number(owner))
  return able?.id ?? null
}

type Member = { id: number; number: string; revision: number; status: TenderStatus }

const FAMILY = (id: number) => sql`from tenders where id = ${id}
  or regexp_replace(number, '-R[0-9]+$', '') =
    (select regexp_replace(number, '-R[0-9]+$', '') from tenders where id = ${id})`

/**
 * Locks every revision of a tender's number, in ascending order of ids, then reads them with a
 * separate statement: after waiting for the lock it must see a revision made meanwhile, which the
 * waiting statement does not.
 */
const lockFamily = async (req: PayloadRequest, id: number): Promise<Member[]> => {
  await query(req, sql`select id ${FAMILY(id)} order by id for no key update`)
  return query<Member>(
    req,
    sql`select id, number, coalesce(revision, 1)::int as revision, status ${FAMILY(id)} order by id`,
  )
}

const refuse = (family: Member[], id: number): Member => {
  const own = family.find((member) => member.id === id)
  if (!own) throw new Refusal('notFound')
  const living = family.find((member) => member.id !== id && LIVING.includes(member.status))
  const code = refuseRevision({ ...own, hasOtherLiving: living !== undefined })
  if (code)
    throw new Refusal(code, {
      data: { status: own.status, living: living && { id: living.id, number: living.number } },
    })
  return own
}

/**
 * Creates the next revision of a tender: same number with `-R2`, as a draft. The revised one ends
 * first and releases its reservations, so that only one of them is active; then lines are copied.
 * @param args.judge throws for a status that must not be revised, called under the lock
 * @param args.linesOf transforms the copied lines; without it they stay the same except for
 * outdated VAT rates, which `told.taxRates` of the result lists
 * @throws Refusal `notFound`, `alreadyInvoiced`, `alreadyDelivered`, `alreadyRevised` with
 * `living`, `wrongTenderState`
 */
export const reviseTender = ({
  req,
  id,
  judge,
  linesOf,
}: {
  req: PayloadRequest
  id: number
  judge?: (status: TenderStatus) => void
  linesOf?: LinesOf
}) =>
  inTransaction(req, async () => {
    const family = await lockFamily(req, id)
    const own = refuse(family, id)
    judge?.(own.status)
    const source = await readSource(req, id)
    const revision = Math.max(...family.map((member) => member.revision)) + 1
    const number = withRevision({ number: own.number, revision })
    if (LIVING.includes(own.status)) await cancelTender({ req, id, reason: `→ ${number}` })
    const owner = await lastingOwner(req, source)
    const copied = await copy(req, source, { linesOf, owner })
    const made = await writeTender(
      req,
      copied.id,
      sql`revision = ${revision}, number = ${number}, revision_of_id = ${id}`,
    )
    return { ...made, ...(await replacedRates(req, copied)) }
  })
