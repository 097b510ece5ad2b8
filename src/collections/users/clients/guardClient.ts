import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { refuseScopes } from '@/access/roles/scopes'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { refuseExpiry } from '@/domain/users/apiKey'
import { CHANNELS } from '@/domain/users/channels'
import { isNetwork, MAX_NETWORKS } from '@/lib/networks'
import { moveExpiry } from '@/operations/users/apiKeys'
import { insistOnConfirmed } from '@/operations/users/factors/confirmItsYou'
import { insistOnClient, insistOnGivenRole } from '@/operations/users/clientHierarchy'

type Values = Record<string, unknown>

/** Validates a list of texts. */
const refuseList = (
  path: string,
  sent: unknown,
  rule: { max: number; code: FieldRefusal['code']; isOne: (text: string) => boolean },
): FieldRefusal[] => {
  if (!Array.isArray(sent)) return [{ path, code: 'notAList' }]
  if (sent.length > rule.max) return [{ path, code: 'tooLarge' }]
  return sent.flatMap((one: unknown, index): FieldRefusal[] =>
    typeof one === 'string' && rule.isOne(one)
      ? []
      : [{ path: `${path}.${index}`, code: rule.code }],
  )
}

const isChannel = (text: string) => (CHANNELS as readonly string[]).includes(text)

const refuseChannels = (sent: unknown): FieldRefusal[] =>
  Array.isArray(sent) && sent.length === 0
    ? [{ path: 'channels', code: 'required' }]
    : refuseList('channels', sent, { max: CHANNELS.length, code: 'notAnOption', isOne: isChannel })

const JUDGES: Readonly<Record<string, (sent: unknown) => FieldRefusal[]>> = {
  scopes: refuseScopes,
  allowedNetworks: (sent) =>
    refuseList('allowedNetworks', sent, {
      max: MAX_NETWORKS,
      code: 'invalidNetwork',
      isOne: isNetwork,
    }),
  channels: refuseChannels,
  expiresAt: (sent) => refuseExpiry(sent, new Date()),
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only changed values are checked: a client that has expired can still be disabled. */
const refusedIn = (data: Values, before: Values | undefined): FieldRefusal[] =>
  Object.entries(JUDGES).flatMap(([name, judge]) => {
    const sent = data[name] instanceof Date ? (data[name] as Date).toISOString() : data[name]
    if (sent === undefined || (before && isSame(sent, before[name]))) return []
    return sent === null ? [{ path: name, code: 'required' as const }] : judge(sent)
  })

/**
 * Who may create and change a program, and its possible role: the creator's role covers the
 * program's, and a change needs a role that covers both the former and the new one.
 */
export const guardClient: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  const before = operation === 'update' ? (originalDoc as Values) : undefined
  const role = Number(idOf(data.role ?? before?.role))
  if (before) await insistOnClient(req, 'write', Number(before.id))
  const isGiven = !before || role !== Number(idOf(before.role))
  if (isGiven) await insistOnGivenRole(req, before ? 'write' : 'create', role)
  // A key grants access: an unlocked screen must not be enough to create or extend one.
  await insistOnConfirmed(req)
  refuseFields(refusedIn(data, before))
  const { expiresAt } = data as { expiresAt?: string }
  if (before && expiresAt !== undefined && expiresAt !== before.expiresAt)
    await moveExpiry({ req, client: Number(before.id), expiresAt })
  return data
}

export const guardClientDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  insistOnClient(req, 'delete', Number(id))
