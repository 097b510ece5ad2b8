import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayGrantRight } from '@/access/roles/mayGrantRight'
import { notificationLink } from '@/access/reading/notificationLink'
import type { NotificationEvent } from '@/domain/notifications/events'
import type { RightRequestView } from '@/domain/notifications/view'
import type { RightRequestState } from '@/domain/users/rightRequest'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { readRows } from '../shared/rows'
import { askedRightOf } from '../users/rightRequests'
import { NO_POWER, powerOfCaller, powersOfRoles } from '../users/rolePower'
import { CAN_SIGN_IN } from '../users/signInStates'

type Row = { id: number; event: NotificationEvent; document: string }
type Request = {
  id: number
  state: RightRequestState
  right: string
  role: number | null
  canSignIn: boolean
}

const OUTCOMES: Readonly<Record<Exclude<RightRequestState, 'open'>, MessageKey>> = {
  given: 'why.wasGiven',
  declined: 'why.wasDeclined',
}

const IDS = (ids: readonly number[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/**
 * The outcomes of rights requests in notifications, whether the reader can still answer them, and
 * the page of the role that would get the right, for those who may open it.
 * @returns by notification; none for others
 */
export const rightRequestViews = async (
  req: PayloadRequest,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, { view: RightRequestView; link: string | null }>> => {
  const asking = rows.filter(({ event }) => event === 'rightRequested')
  if (asking.length === 0) return new Map()
  const { language } = req.i18n
  const t = createTranslator(isLocale(language) ? language : DEFAULT_LOCALE)
  const [requests, roles, own, ability] = await Promise.all([
    readRows<Request>(
      req,
      sql`select q.id, q.state, q.asked_right as right, u.role_id as role,
            (${sql.raw(CAN_SIGN_IN)}) as "canSignIn"
          from right_requests q join users u on u.id = q.user_id
          where q.id in ${IDS(asking.map(({ document }) => Number(document)))}`,
    ),
    powersOfRoles(req),
    powerOfCaller(req),
    abilityOfRequest(req),
  ])
  const viewOf = (id: number): { view: RightRequestView; link: string | null } => {
    const found = requests.find((request) => request.id === id)
    if (!found) return { view: { id, isOpen: false, outcome: t('why.isOver') }, link: null }
    const { state, right, role, canSignIn } = found
    const link = notificationLink({ ability, subject: 'roles', document: role })
    if (state !== 'open') return { view: { id, isOpen: false, outcome: t(OUTCOMES[state]) }, link }
    if (!canSignIn) return { view: { id, isOpen: false, outcome: t('why.isOver') }, link: null }
    const power = roles.find((one) => one.id === role) ?? NO_POWER
    const isOpen = mayGrantRight(own, power, askedRightOf(right))
    return { view: { id, isOpen, outcome: null }, link }
  }
  return new Map(asking.map((row) => [row.id, viewOf(Number(row.document))]))
}
