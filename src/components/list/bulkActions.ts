import type { Right } from '@/access/collectionAccess'
import type { MessageKey } from '@/i18n/messages'

/** A bulk action; each row is one call of the single-row endpoint. */
export type BulkAction = {
  key: string
  label: string
  method: 'DELETE' | 'POST' | 'PATCH'
  /** After the record's address: `/release`. */
  path: string
  body?: Readonly<Record<string, unknown>>
  /** Needs a reason, which is sent with every call. */
  asksReason: boolean
  isDanger: boolean
}

type Known = {
  key: string
  label: MessageKey
  right: Right
  method?: BulkAction['method']
  path?: string
  body?: BulkAction['body']
  asksReason?: boolean
}

/** The single-row commands, by collection. */
const ACTIONS: Readonly<Record<string, readonly Known[]>> = {
  tenders: [
    { key: 'send', label: 'list.bulk.tendersSend', right: ['write', 'tenders'], path: '/send' },
    {
      key: 'cancel',
      label: 'list.bulk.tendersCancel',
      right: ['write', 'tenders'],
      path: '/cancel',
      asksReason: true,
    },
  ],
  'stock-reservations': [
    {
      key: 'release',
      label: 'stockReservations.release',
      right: ['create', 'stock-reservations'],
      path: '/release',
    },
  ],
  users: [
    { key: 'suspend', label: 'users.suspend', right: ['write', 'users'], path: '/suspend' },
    { key: 'unsuspend', label: 'users.unsuspend', right: ['write', 'users'], path: '/unsuspend' },
  ],
  meets: [
    {
      key: 'held',
      label: 'list.bulk.meetsHeld',
      right: ['write', 'meets'],
      method: 'PATCH',
      body: { status: 'held' },
    },
    {
      key: 'cancelled',
      label: 'list.bulk.meetsCancelled',
      right: ['write', 'meets'],
      method: 'PATCH',
      body: { status: 'cancelled' },
    },
  ],
}

/**
 * The bulk actions of a list that this reader may use. Each row's call checks the right again.
 * @param args.mayDelete as Payload worked it out for the collection
 */
export const bulkActionsOf = (args: {
  slug: string
  mayDelete: boolean
  may: (right: Right) => boolean
  t: (key: MessageKey) => string
}): BulkAction[] => {
  const { slug, mayDelete, may, t } = args
  const actions = (ACTIONS[slug] ?? [])
    .filter(({ right }) => may(right))
    .map(({ key, label, method = 'POST', path = '', body, asksReason = false }) => ({
      key,
      label: t(label),
      method,
      path,
      ...(body && { body }),
      asksReason,
      isDanger: false,
    }))
  if (!mayDelete) return actions
  const remove = { key: 'delete', label: t('actions.delete'), method: 'DELETE', path: '' } as const
  return [...actions, { ...remove, asksReason: false, isDanger: true }]
}
