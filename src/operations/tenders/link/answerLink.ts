import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { AnswerKind } from '@/domain/tenders/sends'
import type { Locale } from '@/i18n/locales'
import { emit } from '../../events/emit'
import { asWriter, inTransaction, query } from '../../shared/transaction'
import { lockTender } from '../lockTender'
import { findLink, judgeLink, type SentLink } from './readLink'

/** What a customer says, and from where. */
export type SaidByLink = {
  kind: AnswerKind
  name: string
  text: string | null
  language: Locale
  /** Of the paper they have before them. */
  fileHash: string
  address: string | null
  userAgent: string | null
}

const EVENTS = {
  accepted: 'tenderAccepted',
  declined: 'tenderDeclined',
  question: 'tenderQuestioned',
} as const satisfies Record<AnswerKind, string>

const keep = (req: PayloadRequest, link: SentLink, said: SaidByLink) =>
  query(
    req,
    sql`insert into tender_answers (tender_id, send_id, kind, name, text, language, address, device,
          file_hash, content_hash, created_at)
        values (${link.tender}, ${link.send}, ${said.kind}, ${said.name}, ${said.text},
          ${said.language}, ${said.address}, ${said.userAgent},
          ${link.fileHash}, ${link.contentHash}, clock_timestamp())`,
  )

const noteAcceptance = (req: PayloadRequest, { tender }: SentLink, name: string) =>
  query(
    req,
    sql`update tenders set accepted_at = clock_timestamp(), accepted_name = ${name},
          updated_at = now() where id = ${tender}`,
  )

/**
 * Keeps what a customer says of an offer by its link, and tells its owner. The tender is locked
 * first: of two answers at one moment the second finds the first.
 * @throws Refusal `notFound` for a link that never was, `offerAccepted`, `offerDeclined`,
 *   `linkRevoked`, `linkExpired`, `offerWithdrawn`, `offerChanged`
 */
export const answerLink = (req: PayloadRequest, token: unknown, said: SaidByLink): Promise<void> =>
  inTransaction(req, async () => {
    const found = await findLink(req, token)
    if (!found) throw new Refusal('notFound')
    const { title, createdBy, number } = await lockTender(req, found.tender)
    const link = (await findLink(req, token)) ?? found
    const ended = await judgeLink(req, link)
    if (ended) throw new Refusal(ended)
    if (said.fileHash !== link.fileHash) throw new Refusal('offerChanged')
    await asWriter(req, 'tender', async () => {
      await keep(req, link, said)
      if (said.kind === 'accepted') await noteAcceptance(req, link, said.name)
    })
    const data = { title, createdBy, number, customer: said.name, sentBy: link.sentBy }
    await emit(req, { name: EVENTS[said.kind], document: link.tender, data })
  })

/**
 * Notes that somebody opened an offer by hand, the first time.
 * @throws Refusal `notFound` for a link that never was
 */
export const openLink = (req: PayloadRequest, token: unknown): Promise<void> =>
  inTransaction(req, async () => {
    const link = await findLink(req, token)
    if (!link) throw new Refusal('notFound')
    if (await judgeLink(req, link)) return
    await asWriter(req, 'tender', () =>
      query(
        req,
        sql`update tender_sends set opened_at = clock_timestamp(), updated_at = now()
            where id = ${link.send} and opened_at is null`,
      ),
    )
  })
