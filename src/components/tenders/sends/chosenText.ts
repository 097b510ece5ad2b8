import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { Translator } from '@/i18n/messages'

/** A chosen line by its name, and the line it takes the place of. */
export const chosenText = (t: Translator, { name, insteadOf }: ChosenLine): string =>
  insteadOf ? t('tenders.choice.insteadOf', { name, n: insteadOf.number }) : name
