import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import {
  chosenLines,
  totalOfChoice,
  type ChosenLine,
} from '@/domain/tenders/choices/acceptedChoice'
import type { Signature } from '@/domain/tenders/sending/signature'
import { refuseChoosing, type AnswerKind } from '@/domain/tenders/sending/sends'
import type { Locale } from '@/i18n/locales'
import { emit } from '../../events/emit'
import { asWriter, inTransaction, query } from '../../shared/transaction'
import { lockTender } from '../lockTender'
import { findLink, judgeLink, type SentLink } from '@/queries/tenders/link/readLink'

/** A customer's answer through the link, with address and browser. */
export type SaidByLink = {
  kind: AnswerKind
  name: string
  text: string | null
  language: Locale
  /** Hash of the document that the customer sees. */
  fileHash: string
  /** For an acceptance: the chosen lines, and the total shown to the customer. */
  chosen?: readonly number[]
  total?: number | null
  /** For an acceptance: the drawn signature. */
  signature?: Signature | null
  address: string | null
  userAgent: string | null
}

const EVENTS = {
  accepted: 'tenderAccepted',
  declined: 'tenderDeclined',
  question: 'tenderQuestioned',
} as const satisfies Record<AnswerKind, string>

/** The accepted choice; undefined for other answers. */
type Accepted = { chosen: ChosenLine[]; total: string; currency: string } | null

/** The server computes the total of the choice; it must equal the total the customer saw. */
const acceptedOf = (link: SentLink, { kind, chosen = [], total }: SaidByLink): Accepted => {
  if (kind !== 'accepted') return null
  const closed = chosen.length > 0 ? refuseChoosing(link) : null
  if (closed) throw new Refusal(closed, { data: { ofChoice: true } })
  const { tender } = link.paper
  const amount = totalOfChoice(tender, chosen)
  const isOther = total !== null && total !== undefined && !toDecimal(total).eq(amount)
  if (isOther) throw new Refusal('choiceNotOffered')
  return {
    chosen: chosenLines(tender.items, chosen),
    total: amount.toFixed(2),
    currency: tender.currency,
  }
}

const keep = (req: PayloadRequest, link: SentLink, said: SaidByLink, accepted: Accepted) =>
  query(
    req,
    sql`insert into tender_answers (tender_id, send_id, kind, name, text, language, address, device,
          file_hash, content_hash, chosen, total, currency, signature, created_at)
        values (${link.tender}, ${link.send}, ${said.kind}, ${said.name}, ${said.text},
          ${said.language}, ${said.address}, ${said.userAgent},
          ${link.fileHash}, ${link.contentHash}, ${accepted && JSON.stringify(accepted.chosen)}::jsonb,
          ${accepted?.total ?? null}::numeric, ${accepted?.currency ?? null},
          ${accepted && said.signature ? JSON.stringify(said.signature) : null}::jsonb,
          clock_timestamp())`,
  )

const noteAcceptance = (req: PayloadRequest, { tender }: SentLink, name: string) =>
  query(
    req,
    sql`update tenders set accepted_at = clock_timestamp(), accepted_name = ${name},
          updated_at = now() where id = ${tender}`,
  )

/**
 * Stores a customer's answer to an offer, given through its link, and notifies the owner. The
 * tender's row lock comes first: of two concurrent answers the second sees the first.
 * @throws Refusal `notFound` for an invalid link, `offerAccepted`, `offerDeclined`, `linkRevoked`,
 *   `linkExpired`, `offerWithdrawn`, `offerChanged`, `choiceNotOffered`; `alreadyDelivered`,
 *   `alreadyInvoiced` for a choice that no revision can apply any more
 */
export const answerLink = (req: PayloadRequest, token: unknown, said: SaidByLink): Promise<void> =>
  inTransaction(req, async () => {
    const found = await findLink(req, token)
    if (!found) throw new Refusal('notFound')
    const { title, createdBy, owner, number } = await lockTender(req, found.tender)
    const link = (await findLink(req, token)) ?? found
    const ended = await judgeLink(req, link)
    if (ended) throw new Refusal(ended)
    if (said.fileHash !== link.fileHash) throw new Refusal('offerChanged')
    const accepted = acceptedOf(link, said)
    await asWriter(req, 'tender', async () => {
      await keep(req, link, said, accepted)
      if (said.kind === 'accepted') await noteAcceptance(req, link, said.name)
    })
    const chosen = accepted?.chosen.map(({ name }) => name) ?? []
    const { sentBy } = link
    const data = { title, createdBy, owner, number, customer: said.name, sentBy, chosen }
    await emit(req, { name: EVENTS[said.kind], document: link.tender, data })
  })

/**
 * Ends reminders of an offer, including its later sends, permanently at its customer's request.
 * @throws Refusal `notFound` for an invalid link
 */
export const stopReminders = (req: PayloadRequest, token: unknown): Promise<void> =>
  inTransaction(req, async () => {
    const link = await findLink(req, token)
    if (!link) throw new Refusal('notFound')
    // Locks the tender first, as the reminder job does.
    await lockTender(req, link.tender)
    await asWriter(req, 'tender', () =>
      query(
        req,
        sql`update tender_sends set reminder = 'stopped', updated_at = now()
            where id = ${link.send} and reminder is distinct from 'stopped'`,
      ),
    )
  })

/**
 * Records the first time that an offer was opened by pressing its button.
 * @throws Refusal `notFound` for an invalid link
 */
export const openLink = (req: PayloadRequest, token: unknown): Promise<void> =>
  inTransaction(req, async () => {
    const link = await findLink(req, token)
    if (!link) throw new Refusal('notFound')
    // Locks the tender first, as an answer does: opening also writes its stage.
    await lockTender(req, link.tender)
    if (await judgeLink(req, link)) return
    await asWriter(req, 'tender', () =>
      query(
        req,
        sql`update tender_sends set opened_at = clock_timestamp(), updated_at = now()
            where id = ${link.send} and opened_at is null`,
      ),
    )
  })
