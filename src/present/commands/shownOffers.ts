import { makesNew } from '@/catalog/commands/command'
import type { Offer } from '@/catalog/commands/offers'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import type { Blocker } from '@/domain/shared/blocker'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, Translator } from '@/i18n/messages'
import { refusalValues } from '@/i18n/refusalValues'

/**
 * A command on a screen: enabled, or disabled with the reason as a sentence. Button texts are
 * included, so that no page loads the registry before a command is run.
 */
export type ShownOffer = {
  name: string
  reason?: string
  /** It is the usual next step (`Offer`). */
  isNext?: boolean
  isDestructive?: boolean
  makesNew?: boolean
}

/** Actions on one record: its commands, and whether it can be deleted. */
export type RecordOffers = {
  commands: readonly ShownOffer[]
  isKept: boolean
  /** Commands excluded by the record's state, with reasons; only if requested. */
  excluded?: readonly ShownOffer[]
}

/** Why a command is blocked, as a sentence. */
export const reasonText = (
  { code, data = {} }: Blocker,
  { t, locale }: { t: Translator; locale: Locale },
): string => t(`refusals.${code}` as MessageKey, refusalValues(code, data, { locale }))

/** Offers in the reader's language, serialisable for the browser. */
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
