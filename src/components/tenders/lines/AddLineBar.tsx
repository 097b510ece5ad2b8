'use client'

import { IconBooks, IconClipboard, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { ScanMiss } from '@/components/stock/scan/ScanMiss'
import { useCardScan } from '@/components/stock/scan/useCardScan'
import type { CardFacts } from '@/components/stock/stockFacts'
import { CodeInput } from '@/components/ui/scan/CodeInput'
import { useWords } from '@/components/ui/useWords'
import { Button } from '../../ui/controls/Button'
import type { ItemKind } from '@/domain/tenders/lines/itemKinds'
import styles from './LineEditor.module.css'

type Props = {
  onAdd: (kind: ItemKind) => void
  onScan: (card: CardFacts) => void
  /** Opens the dialog for a table from a spreadsheet. */
  onPaste: (text: string) => void
  /** The catalogue next to the lines; null for users who may not read cards. */
  catalogue: { isOpen: boolean; set: (isOpen: boolean) => void } | null
}

const KINDS = [
  ['stockCard', 'addLine'],
  ['stockGroup', 'addGroup'],
  ['text', 'addText'],
  ['heading', 'addHeading'],
  ['subtotal', 'addSubtotal'],
  ['comment', 'addComment'],
] as const

/** New lines: by a scanner or the camera, by a button for each kind, or from a spreadsheet. */
export const AddLineBar = memo(({ onAdd, onScan, onPaste, catalogue }: Props) => {
  const { t } = useWords()
  const { take, miss } = useCardScan(onScan)
  return (
    <>
      <div className={styles.scan}>
        <CodeInput
          label={t('tenderItems.editor.scan')}
          onCode={take}
          isSeries
          // Input in line fields is never taken as a scan.
          inFields={false}
          invalid={miss !== null}
          describedBy="line-scan-miss"
        >
          <ScanMiss miss={miss} />
        </CodeInput>
      </div>
      {catalogue && (
        <Button
          size="small"
          tone="soft"
          aria-expanded={catalogue.isOpen}
          icon={<IconBooks aria-hidden="true" size={16} />}
          onClick={() => catalogue.set(!catalogue.isOpen)}
        >
          {t('tenderItems.editor.catalogue')}
        </Button>
      )}
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
      <div id="line-scan-miss" className={styles.miss}>
        <ScanMiss miss={miss} />
      </div>
    </>
  )
})
AddLineBar.displayName = 'AddLineBar'
