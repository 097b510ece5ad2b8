import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { allowedCommands, offersOf, type CommandActor } from '@/catalog/commands/offers'
import type { CommandName } from '@/catalog/commands/registry'
import { compareIds } from '@/domain/shared/idOf'
import type { NotificationData, NotificationEvent } from '@/domain/notifications/events'
import type { ApprovalView } from '@/domain/notifications/view'
import type { TenderFacts } from '@/domain/tenders/commands'
import { displayStatus, isContentLocked } from '@/domain/tenders/status'
import { isLocale, DEFAULT_LOCALE } from '@/i18n/locales'
import type { MessageKey, MessageValues, Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { commandActor } from '../settings/commandActor'
import { readCommandFacts } from '../shared/readCommandFacts'

type Row = {
  id: number
  event: NotificationEvent
  subject: string
  document: string
  data: NotificationData | null
}

/** The commands that a notification of each event offers. */
const ASKED: Readonly<Partial<Record<NotificationEvent, readonly CommandName<'tenders'>[]>>> = {
  tenderSent: ['approve'],
  approvalRequested: ['approve', 'declineApproval'],
}

type Asking = { actor: CommandActor; t: Translator; showsStatus: boolean }

/** The outcome of a request; null while it can be answered. */
const outcomeOf = (
  event: NotificationEvent,
  facts: TenderFacts,
  { actor, t, showsStatus }: Asking,
): string | null => {
  if (isContentLocked(facts.status)) {
    const status = displayStatus({ ...facts, today: actor.today })
    return showsStatus ? t('approvals.state', { status: t(`tenders.statuses.${status}`) }) : null
  }
  if (event !== 'approvalRequested') return null
  const isAsked =
    facts.onBehalf !== null ||
    (facts.approver !== null &&
      actor.userId !== null &&
      compareIds(facts.approver, actor.userId) === 0)
  return isAsked ? null : t('approvals.withdrawn')
}

/**
 * The commands that the reader can run from each notification about an approval, by the same rules
 * and permissions as on the tender itself, and the outcome of decided ones.
 * @returns by notification; none for others, and for readers who may not read tenders
 */
export const approvalViews = async (
  req: PayloadRequest,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, ApprovalView>> => {
  const asking = rows.filter(({ event, subject }) => subject === 'tenders' && ASKED[event])
  const ability = await abilityOfRequest(req)
  if (asking.length === 0 || !ability.can('read', 'tenders')) return new Map()
  const ids = [...new Set(asking.map(({ document }) => Number(document)))]
  const { language } = req.i18n
  const [facts, actor, may] = await Promise.all([
    readCommandFacts({ req, slug: 'tenders', ids }),
    commandActor({ req, slug: 'tenders' }),
    mayOf(req),
  ])
  const t = createTranslator(isLocale(language) ? language : DEFAULT_LOCALE)
  const showsStatus = mayReadFields(ability, 'tenders', 'status')
  const viewOf = ({ event, document, data }: Row): ApprovalView => {
    const tender = Number(document)
    const name = data?.number ?? data?.tender ?? '—'
    const known = facts.get(tender)
    if (!known) return { tender, name, offers: [], outcome: t('approvals.gone') }
    const outcome = outcomeOf(event, known, { actor, t, showsStatus })
    if (outcome || isContentLocked(known.status)) return { tender, name, offers: [], outcome }
    const { userId } = actor
    const names = allowedCommands({ slug: 'tenders', userId, createdBy: known.createdBy, may })
    const asked = names.filter((one) => ASKED[event]?.includes(one))
    const offers = offersOf({ slug: 'tenders', names: asked, facts: known, actor })
    return {
      ...{ tender, name, outcome },
      offers: offers.map(({ name: command, blocker }) => ({
        name: command,
        reason:
          blocker &&
          t(`refusals.${blocker.code}` as MessageKey, blocker.data as MessageValues | undefined),
      })),
    }
  }
  return new Map(asking.map((row) => [row.id, viewOf(row)]))
}
