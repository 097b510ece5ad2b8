import type { Right } from '@/access/collectionAccess'
import { entityOf } from '@/catalog'
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
  /** Appended to the record's path: `/release`. */
  path: string
  body?: Readonly<Record<string, unknown>>
  isDanger: boolean
  /** The collection, if `key` is the name of a command: each row has its own list of allowed ones. */
  commandOf?: CommandSlug
}

type Known = Pick<BulkAction, 'key' | 'commandOf'> & {
  label: MessageKey
  right?: Right
  method?: BulkAction['method']
  path?: string
  body?: BulkAction['body']
  isDanger?: boolean | undefined
}

/** Commands that are offered as bulk actions. */
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
 * The bulk actions of a list that this reader may use. Each row's request checks the right again.
 * @param args.mayDelete as evaluated by Payload
 */
export const bulkActionsOf = (args: {
  slug: string
  mayDelete: boolean
  may: May
  t: (key: MessageKey) => string
}): BulkAction[] => {
  const { slug, mayDelete, may, t } = args
  const known = [
    ...commandsOf(slug, may),
    ...((entityOf(slug)?.list?.bulk ?? []) as readonly Known[]),
  ]
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
