import { makesNew } from '@/catalog/commands/command'
import type { Offer } from '@/catalog/commands/offers'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import type { Blocker } from '@/domain/shared/blocker'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, Translator } from '@/i18n/messages'
import { refusalValues } from '@/i18n/refusalValues'

/**
 * A command as a screen shows it: ready, or switched off with the reason as a sentence. What a
 * button says of it comes along, so that no page brings the registry before somebody gives one.
 */
export type ShownOffer = {
  name: string
  reason?: string
  /** It is what usually comes next (`Offer`). */
  isNext?: boolean
  isDestructive?: boolean
  makesNew?: boolean
}

/** What can be done with one record: its commands, and whether deleting it is none of them. */
export type RecordOffers = {
  commands: readonly ShownOffer[]
  isKept: boolean
  /** What the state of the record excludes, with why; only where a page asks for it. */
  excluded?: readonly ShownOffer[]
}

/** Why a command cannot be given, as a sentence. */
export const reasonText = (
  { code, data = {} }: Blocker,
  { t, locale }: { t: Translator; locale: Locale },
): string => t(`refusals.${code}` as MessageKey, refusalValues(code, data, { locale }))

/** Offers in the reader's words, fit for the browser. */
export const shownOffers = (
  slug: CommandSlug,
  offers: readonly Offer[],
  { t, locale }: { t: Translator; locale: Locale },
): ShownOffer[] =>
  offers.map(({ name, blocker, isNext }) => {
    const command = commandOf(slug, name as CommandName)
    return {
      name,
      ...(isNext && { isNext }),
      ...(blocker && { reason: reasonText(blocker, { t, locale }) }),
      ...(command.isDestructive && { isDestructive: true }),
      ...(makesNew(command) && { makesNew: true }),
    }
  })
