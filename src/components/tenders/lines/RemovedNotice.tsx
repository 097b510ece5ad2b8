'use client'

import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useWords } from '@/components/ui/useWords'
import { Button } from '../../ui/controls/Button'
import type { EditorRow } from './rows/EditorRow'
import type { LinesState } from './rows/linesReducer'
import styles from './LineEditor.module.css'

const SHOWN_MS = 8_000

type Props = {
  removed: LinesState['removed']
  nameOf: (row: EditorRow) => string | undefined
  onUndo: () => void
  onForget: () => void
}

/** Names the removed line, with an undo button for a while. */
export const RemovedNotice = ({ removed, nameOf, onUndo, onForget }: Props) => {
  const { t } = useWords()

  useEffect(() => {
    // Split group lines can be joined again until they are saved.
    if (!removed || removed.instead) return
    const timer = setTimeout(onForget, SHOWN_MS)
    return () => clearTimeout(timer)
    // Only another removal starts the time anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onForget is new with every render
  }, [removed])

  const name =
    removed &&
    (removed.row.description || nameOf(removed.row) || t(`tenderItems.kinds.${removed.row.kind}`))
  return (
    <div role="status" className={removed ? styles.removed : undefined}>
      {removed ? (
        <>
          <span>
            {removed.instead
              ? t('tenderItems.editor.exploded', { name, n: removed.instead.length })
              : t('tenderItems.editor.removed', { name })}
          </span>
          <Button
            size="small"
            tone="ghost"
            icon={<IconArrowBackUp aria-hidden="true" size={16} />}
            onClick={onUndo}
          >
            {t('actions.undo')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
