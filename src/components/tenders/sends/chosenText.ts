import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { Translator } from '@/i18n/messages'

/** A chosen line by name, with the line it replaces. */
export const chosenText = (t: Translator, { name, insteadOf }: ChosenLine): string =>
  insteadOf ? t('tenders.choice.insteadOf', { name, n: insteadOf.number }) : name
