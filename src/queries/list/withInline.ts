import type { SanitizedCollectionConfig } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { mayEditFields } from '@/access/reading/mayEditFields'
import type { Column } from '@/catalog/column'
import type { CommandRight } from '@/catalog/commands/command'
import { mayCommand } from '@/catalog/commands/offers'
import { commandOf, isCommandSlug } from '@/catalog/commands/registry'
import type { DrawnColumn } from '@/present/list/drawnColumn'

type Place = {
  collection: SanitizedCollectionConfig
  ability: AppAbility
  may: (right: CommandRight) => boolean
}

const wayOf = (
  { collection, ability, may }: Place,
  name: string,
  { inline, wholeDay }: Column,
): DrawnColumn['inline'] => {
  if (!inline) return undefined
  const { slug } = collection
  const { command, moves } = inline
  if (!command) {
    // Moving a start would change the duration unnoticed if the end or the all-day flag is hidden.
    const names = moves ? [name, moves, ...(wholeDay ? [wholeDay] : [])] : [name]
    return mayEditFields(collection, ability, names) ? 'field' : undefined
  }
  if (!isCommandSlug(slug)) return undefined
  return mayCommand({ may, isOwn: true, command: commandOf(slug, command as never) })
    ? command
    : undefined
}

/**
 * Marks the columns whose cells the reader may edit in place. Whether the state of a row allows it is
 * decided by its offers, or by the response.
 */
export const withInline = (
  place: Place & { columns: readonly DrawnColumn[] },
): readonly DrawnColumn[] =>
  place.columns.map((drawn) => {
    const inline = wayOf(place, drawn.name, drawn.column)
    return inline ? { ...drawn, inline } : drawn
  })
