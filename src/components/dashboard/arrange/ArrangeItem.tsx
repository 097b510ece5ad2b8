'use client'

import { useSortable } from '@dnd-kit/sortable'
import {
  IconChevronLeft,
  IconChevronRight,
  IconEyeOff,
  IconGripVertical,
} from '@tabler/icons-react'
import { classNames } from '@/components/ui/classNames'
import { IconButton } from '../../ui/controls/IconButton'
import type { WidgetId } from '@/domain/dashboard/widgets'
import { useDashboard } from '../dashboardContext'

type Props = {
  id: WidgetId
  span: number
  canForward: boolean
  canBack: boolean
  onStep: (step: 1 | -1) => void
  onHide: () => void
}

/** A movable widget: dragged by its handle, or moved by buttons (WCAG 2.5.7). */
export const ArrangeItem = ({ id, span, canForward, canBack, onStep, onHide }: Props) => {
  const { t } = useDashboard()
  const sortable = useSortable({ id })
  const name = t(`dashboard.widgets.${id}`)
  const step = (direction: 1 | -1, isPossible: boolean, label: string, Icon: typeof IconEyeOff) => (
    <IconButton
      aria-disabled={!isPossible || undefined}
      data-arrange={`${id}:${direction}`}
      icon={<Icon aria-hidden="true" className="mirrored" size={18} />}
      label={label}
      size="small"
      onClick={() => isPossible && onStep(direction)}
    />
  )
  return (
    <li
      ref={sortable.setNodeRef}
      className={classNames(
        'ui-card arrange-item',
        sortable.isDragging && 'arrange-item--lifted',
        sortable.isOver && !sortable.isDragging && 'arrange-item--target',
      )}
      style={{ ['--span' as string]: span }}
    >
      <button
        {...sortable.attributes}
        {...sortable.listeners}
        ref={sortable.setActivatorNodeRef}
        aria-label={t('dashboard.arrange.drag', { name })}
        aria-roledescription={undefined}
        className="arrange-item__handle"
        type="button"
      >
        <IconGripVertical aria-hidden="true" size={18} />
      </button>
      <span className="arrange-item__name">{name}</span>
      <span className="arrange-item__buttons">
        {step(-1, canForward, t('dashboard.arrange.forward', { name }), IconChevronLeft)}
        {step(1, canBack, t('dashboard.arrange.back', { name }), IconChevronRight)}
        <IconButton
          icon={<IconEyeOff aria-hidden="true" size={18} />}
          label={t('dashboard.arrange.hide', { name })}
          size="small"
          onClick={onHide}
        />
      </span>
    </li>
  )
}
