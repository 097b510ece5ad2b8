import { makesNew } from '@/catalog/commands/command'
import type { Offer } from '@/catalog/commands/offers'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
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
      ...(blocker && {
        reason: t(
          `refusals.${blocker.code}` as MessageKey,
          refusalValues(blocker.code, blocker.data ?? {}, { locale }),
        ),
      }),
      ...(command.isDestructive && { isDestructive: true }),
      ...(makesNew(command) && { makesNew: true }),
    }
  })
