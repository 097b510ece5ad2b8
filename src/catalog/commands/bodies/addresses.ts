import { isRecordId } from '@/domain/shared/recordId'
import type { CommandRight } from '../command'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS, STEP_COMMANDS } from '../entries'
import { BODY_READINGS } from '../readings'

/** A command as identified by its path. */
export type AddressedCommand = {
  /** The collection, or another root segment. */
  slug: string
  name: string
  /** Empty for commands on the caller's own data. */
  needs: readonly CommandRight[]
  /** It only reads, or makes a file; it changes no data. */
  isReading: boolean
  /** Its response is confidential and never stored; it leaves an event in the trail. */
  isSecret: boolean
}

type Entry = { path: string; needs?: readonly CommandRight[]; answers?: unknown }
type Registry = Readonly<Record<string, Readonly<Record<string, Entry>>>>

const addressesOf = (registry: Registry, between: string) =>
  Object.entries(registry).flatMap(([slug, commands]) =>
    Object.entries(commands).map(
      ([name, { path, needs = [], answers }]) =>
        [
          `${slug}${between}${path}`,
          { slug, name, needs, isReading: answers !== undefined, isSecret: answers === 'secret' },
        ] as const,
    ),
  )

const BY_ADDRESS: ReadonlyMap<string, AddressedCommand> = new Map([
  ...addressesOf(COMMANDS, '/:id'),
  ...addressesOf(STEP_COMMANDS, '/:id'),
  ...addressesOf(LIST_COMMANDS, ''),
  ...addressesOf(ROOT_COMMANDS, ''),
  ...addressesOf(BODY_READINGS, ''),
])

/**
 * The command at the path of a POST request. This is the only mapping from paths to the command
 * registry; request handling, audit trail and replay of idempotent responses use it.
 * @param segments the decoded path below `/api`
 * @returns null if no command has this path
 */
export const commandAt = (segments: readonly string[]): AddressedCommand | null => {
  const [slug = '', second = '', ...rest] = segments
  if (rest.length === 0) return BY_ADDRESS.get(segments.join('/')) ?? null
  return isRecordId(second) ? (BY_ADDRESS.get([slug, ':id', ...rest].join('/')) ?? null) : null
}
