import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Day } from '@/domain/shared/day'
import { isLinkToken } from '@/domain/shared/linkToken'
import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import { hidesOffer, refuseAnswer, refuseChoosing } from '@/domain/tenders/sending/sends'
import type { TenderStatus } from '@/domain/tenders/status'
import type { Locale } from '@/i18n/locales'
import { companySettings } from '../../settings/companySettings'
import { momentText } from '../../shared/asText'
import { readRows } from '../../shared/rows'
import { approvalHashOf } from '../approvalHash'
import { tokenHash } from '@/lib/tokenHash'

/**
 * Data stored with a send in addition to its file: the link shows the document in every language.
 */
export type SentPaper = { tender: PrintedTender; company: PrintedCompany }

/** The quotation behind a private link, which needs no session. */
export type SentLink = {
  send: number
  tender: number
  sentBy: number | null
  language: Locale
  paper: SentPaper
  fileHash: string
  contentHash: string
  /** The customer's answer, if any, refers to this content. */
  isOfPaper: boolean
  filename: string
  originalName: string
  /** The company's day on which it was sent. */
  sentOn: Day
  isOpened: boolean
  /** Reminders to its customer; null if it was not mailed, or reminders are off. */
  reminders: 'on' | 'stopped' | null
  isRevoked: boolean
  isExpired: boolean
  status: TenderStatus
  /** Part of the tender was delivered and not reversed. */
  isDelivered: boolean
  answered: 'accepted' | 'declined' | null
  answeredBy: string | null
  answeredAt: string | null
  /** For an acceptance: the chosen lines, and the resulting total. */
  chosen: ChosenLine[] | null
  acceptedTotal: string | null
  /** It was accepted through this link: its holder sees what they signed. */
  isOwnAnswer: boolean
  /** The drawn signature; null if only a name was typed, and for other links of the tender. */
  signature: unknown
}

/**
 * The send of a token.
 * @returns null for an invalid token; all causes look alike
 */
export const findLink = async (req: PayloadRequest, token: unknown): Promise<SentLink | null> => {
  if (!isLinkToken(token)) return null
  const { timeZone, reminderDays } = await companySettings(req)
  const [row] = await readRows<SentLink>(
    req,
    sql`select s.id as send, s.tender_id as tender, s.sent_by_id as "sentBy", s.language, s.paper,
          s.file_hash as "fileHash", s.content_hash as "contentHash",
          coalesce(a.content_hash = s.content_hash, true) as "isOfPaper", s.filename,
          s.original_name as "originalName",
          to_char(s.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as "sentOn", s.opened_at is not null as "isOpened",
          case when s.reminder = 'stopped' then 'stopped'
            when s.recipients <> '' and ${reminderDays > 0} then 'on' end as reminders,
          s.revoked_at is not null as "isRevoked",
          coalesce(s.expires_at <= clock_timestamp(), false) as "isExpired", t.status,
          exists (select 1 from tender_demands d where d.tender_id = t.id
            and delivered_of(d.tender_id, d.stock_card_id) > 0) as "isDelivered",
          a.kind as answered, a.name as "answeredBy", ${momentText(sql`a.created_at`)} as "answeredAt",
          a.chosen, a.total::text as "acceptedTotal",
          coalesce(a.send_id = s.id, false) as "isOwnAnswer",
          case when a.send_id = s.id then a.signature end as signature
        from tender_sends s join tenders t on t.id = s.tender_id
          left join tender_answers a on a.tender_id = t.id and a.kind in ('accepted', 'declined')
        where s.token_hash = ${tokenHash(token)}`,
  )
  return row ?? null
}

/** The reason why the link is not valid any more; null while the offer is open. */
export const judgeLink = async (
  req: PayloadRequest,
  link: SentLink,
): Promise<RefusalCode | null> => {
  const isSame = (await approvalHashOf(req, link.tender)) === link.contentHash
  return refuseAnswer({ ...link, isSame })
}

/** Data of a link's page. */
export type ShownLink = {
  link: SentLink
  ended: RefusalCode | null
  showsOffer: boolean
  /** The reason why no options can be chosen any more, although the offer is still open. */
  choiceClosed: RefusalCode | null
}

/** The link for its page; null for an invalid one. */
export const readLink = async (req: PayloadRequest, token: unknown): Promise<ShownLink | null> => {
  const link = await findLink(req, token)
  if (!link) return null
  const ended = await judgeLink(req, link)
  const showsOffer = link.isOfPaper && (ended === null || !hidesOffer(ended))
  return { link, ended, showsOffer, choiceClosed: refuseChoosing(link) }
}
