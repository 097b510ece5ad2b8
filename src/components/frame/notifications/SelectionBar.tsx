'use client'

import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'

type Props = {
  chosen: number
  total: number
  onAll: (isAll: boolean) => void
  onMark: (read: boolean) => void
  onRemove: () => void
}

/** Selects all rows of the page, and marks or removes the selected ones. */
export const SelectionBar = ({ chosen, total, onAll, onMark, onRemove }: Props) => {
  const t = useT()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < total
  }, [chosen, total])
  return (
    <div className="notification-selection">
      <label className="ui-check">
        <input
          ref={box}
          checked={chosen === total}
          type="checkbox"
          onChange={() => onAll(chosen < total)}
        />
        <span aria-live="polite">
          {chosen > 0 ? t('list.selected', { n: chosen }) : t('list.selectPage')}
        </span>
      </label>
      {chosen > 0 && (
        <div className="notification-selection__tools">
          <Button
            icon={<IconMailOpened aria-hidden="true" size={18} />}
            size="small"
            tone="ghost"
            onClick={() => onMark(true)}
          >
            {t('notifications.markRead')}
          </Button>
          <Button
            icon={<IconMail aria-hidden="true" size={18} />}
            size="small"
            tone="ghost"
            onClick={() => onMark(false)}
          >
            {t('notifications.markUnread')}
          </Button>
          <Button
            icon={<IconTrash aria-hidden="true" size={18} />}
            size="small"
            tone="ghost"
            onClick={onRemove}
          >
            {t('actions.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
