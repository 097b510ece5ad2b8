'use client'

import { IconBarcode, IconClipboard, IconPlus } from '@tabler/icons-react'
import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { cardByCode } from '@/components/stock/CardPicker'
import type { CardFacts } from '@/components/stock/stockFacts'
import { useWords } from '@/components/ui/useWords'
import { Button } from '@/components/ui/Button'
import type { ItemKind } from '@/domain/tenders/itemKinds'
import styles from './LineEditor.module.css'

type Props = {
  onAdd: (kind: ItemKind) => void
  onScan: (card: CardFacts) => void
  /** Asks for a table from a spreadsheet. */
  onPaste: (text: string) => void
}

const KINDS = [
  ['stockCard', 'addLine'],
  ['text', 'addText'],
  ['heading', 'addHeading'],
  ['subtotal', 'addSubtotal'],
  ['comment', 'addComment'],
] as const

/** New lines: by a scanner, which types a code and Enter, by a button for each kind, or
 * from a spreadsheet. */
export const AddLineBar = memo(({ onAdd, onScan, onPaste }: Props) => {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const [miss, setMiss] = useState('')
  // Scans are processed one after the other, so that lines keep the order of scanning.
  const queue = useRef(Promise.resolve())

  const scan = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const scanned = code.trim()
    setCode('')
    if (scanned === '') return
    const take = (card: CardFacts | null) => {
      setMiss(card ? '' : t('tenderItems.editor.unknownCode', { code: scanned }))
      if (card) onScan(card)
    }
    queue.current = queue.current
      .then(() => cardByCode(scanned))
      .then(take, () => setMiss(`${scanned}: ${t('common.connectionFailed')}`))
  }

  return (
    <>
      <div className={styles.scan}>
        <IconBarcode aria-hidden="true" size={20} />
        <input
          type="text"
          dir="ltr"
          autoComplete="off"
          className="ui-input"
          aria-label={t('tenderItems.editor.scan')}
          aria-describedby="line-scan-miss"
          aria-invalid={miss ? true : undefined}
          placeholder={t('tenderItems.editor.scan')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={scan}
        />
      </div>
      {KINDS.map(([kind, name]) => (
        <Button
          key={kind}
          size="small"
          tone={kind === 'stockCard' ? 'soft' : 'ghost'}
          icon={<IconPlus aria-hidden="true" size={16} />}
          onClick={() => onAdd(kind)}
        >
          {t(`tenderItems.editor.${name}`)}
        </Button>
      ))}
      <Button
        size="small"
        tone="ghost"
        icon={<IconClipboard aria-hidden="true" size={16} />}
        onClick={() => onPaste('')}
      >
        {t('tenderItems.paste.paste')}
      </Button>
      <p id="line-scan-miss" role="status" className={styles.miss}>
        {miss}
      </p>
    </>
  )
})
AddLineBar.displayName = 'AddLineBar'
