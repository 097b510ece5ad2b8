'use client'

import { LastPriceText } from '@/components/frame/commands/LastPriceText'
import { useT } from '@/components/ui/useT'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import type { takenPrice } from '../rows/takenPrice'
import styles from './LastPriceNote.module.css'

type Props = {
  price: LastPrice
  /** The change if it is applied; null if there is none. */
  taken: ReturnType<typeof takenPrice>
  /** The number of the line, for screen readers. */
  line: string
  onTake: () => void
}

/**
 * The customer's last price for the card, at the price cell, with a button to apply it. `Alt+L`
 * does the same from any cell of the line: the button is no tab stop, because Tab moves from cell
 * to cell.
 */
export const LastPriceNote = ({ price, taken, line, onTake }: Props) => {
  const t = useT()
  return (
    <span className={styles.note} data-last-price>
      <span>
        <LastPriceText price={price} />
      </span>
      {taken && (
        <button
          aria-keyshortcuts="Alt+L"
          aria-label={`${t('tenderItems.price.takeLast')}, ${line}`}
          className="ui-button ui-button--soft ui-button--small"
          tabIndex={-1}
          title="Alt+L"
          type="button"
          onClick={onTake}
          // Keeps the focus in its cell.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('tenderItems.price.takeLast')}
        </button>
      )}
    </span>
  )
}
