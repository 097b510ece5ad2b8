import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { Translator } from '@/i18n/messages'

import { chosenText } from '../sends/chosenText'

type Props = { t: Translator; chosen: readonly ChosenLine[] | null; total: string }

/** What was chosen by accepting, and what it came to; nothing where nothing was. */
export const AcceptedChoice = ({ t, chosen, total }: Props) => {
  if (!chosen || chosen.length === 0) return null
  return (
    <div className="offer__chosen">
      <p>{t('offer.chosen')}</p>
      <ul>
        {chosen.map((line) => (
          <li key={line.line}>
            <bdi>{chosenText(t, line)}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('tenders.choice.total', { total })}</p>
    </div>
  )
}
