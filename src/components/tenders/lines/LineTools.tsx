'use client'

import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useWords } from '@/components/ui/useWords'
import type { LineActions } from './lineActions'
import styles from './LineEditor.module.css'

type Props = { lineKey: string; number: number; isLast: boolean; actions: LineActions }

/** Order, copy, removal of one line. Plain buttons: tooltips by the hundred would slow the page. */
export const LineTools = ({ lineKey, number, isLast, actions }: Props) => {
  const { t } = useWords()
  const line = t('tenderItems.editor.lineOf', { n: number })
  const tools = [
    {
      name: t('actions.moveUp'),
      Icon: IconArrowUp,
      run: () => actions.move(lineKey, -1),
      off: number === 1,
    },
    {
      name: t('actions.moveDown'),
      Icon: IconArrowDown,
      run: () => actions.move(lineKey, 1),
      off: isLast,
    },
    {
      name: t('tenderItems.editor.duplicateLine'),
      Icon: IconCopy,
      run: () => actions.duplicate(lineKey),
    },
    {
      name: t('tenderItems.editor.removeLine'),
      Icon: IconTrash,
      run: () => actions.remove(lineKey),
    },
  ]
  return (
    <div role="cell" className={styles.tools}>
      {tools.map(({ name, Icon, run, off }) => (
        <button
          key={name}
          type="button"
          className="ui-icon-button ui-icon-button--small"
          title={name}
          aria-label={`${name}, ${line}`}
          // Stays focusable at the ends: moving a line there must not lose the focus.
          aria-disabled={off || undefined}
          onClick={off ? undefined : run}
        >
          <Icon aria-hidden="true" size={17} />
        </button>
      ))}
    </div>
  )
}
