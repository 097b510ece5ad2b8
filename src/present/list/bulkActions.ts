import type { Right } from '@/access/collectionAccess'
import type { CommandRight } from '@/catalog/commands/command'
import {
  commandNames,
  commandOf,
  isCommandSlug,
  type CommandSlug,
} from '@/catalog/commands/registry'
import { commandWords } from '../commands/commandWords'
import type { MessageKey } from '@/i18n/messages'

type May = (right: CommandRight) => boolean

/** A bulk action; each row is one call of the single-row endpoint. */
export type BulkAction = {
  key: string
  label: string
  method: 'DELETE' | 'POST' | 'PATCH'
  /** After the record's address: `/release`. */
  path: string
  body?: Readonly<Record<string, unknown>>
  isDanger: boolean
  /** Collection of a command of the registry, named by the key: rows know whether they take it. */
  commandOf?: CommandSlug
}

type Known = {
  key: string
  label: MessageKey
  right?: Right
  method?: BulkAction['method']
  path?: string
  body?: BulkAction['body']
  isDanger?: boolean | undefined
  commandOf?: CommandSlug
}

/** What is no command but a change of one field, by collection. */
const ACTIONS: Readonly<Record<string, readonly Known[]>> = {
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
      isDanger: true,
      right: ['write', 'meets'],
      method: 'PATCH',
      body: { status: 'cancelled' },
    },
  ],
}

/** The commands that make sense for many records at once. */
const commandsOf = (slug: string, may: May): Known[] => {
  if (!isCommandSlug(slug)) return []
  return commandNames(slug).flatMap((name) => {
    const { path, needs, inBulk, isDestructive } = commandOf(slug, name)
    if (!inBulk || !needs.every(may)) return []
    const { label } = commandWords(slug, name)
    return [{ key: name, label, path, commandOf: slug, isDanger: isDestructive }]
  })
}

/**
 * The bulk actions of a list that this reader may use. Each row's call checks the right again.
 * @param args.mayDelete as Payload worked it out for the collection
 */
export const bulkActionsOf = (args: {
  slug: string
  mayDelete: boolean
  may: May
  t: (key: MessageKey) => string
}): BulkAction[] => {
  const { slug, mayDelete, may, t } = args
  const known = [...commandsOf(slug, may), ...(ACTIONS[slug] ?? [])]
  const isLast = ({ isDanger = false }: Known) => isDanger
  const actions = [...known.filter((one) => !isLast(one)), ...known.filter(isLast)]
    .filter(({ right }) => !right || may(right))
    .map(
      ({ key, label, method = 'POST', path = '', body, commandOf: slugOf, isDanger = false }) => ({
        key,
        label: t(label),
        method,
        path,
        ...(body && { body }),
        isDanger,
        ...(slugOf && { commandOf: slugOf }),
      }),
    )
  if (!mayDelete) return actions
  const remove = { key: 'delete', label: t('actions.delete'), method: 'DELETE', path: '' } as const
  return [...actions, { ...remove, isDanger: true }]
}
