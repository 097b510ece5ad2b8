'use client'

import { IconCalendarCheck } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState, type ComponentProps } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { useT } from '@/components/ui/useT'

import type { PlanDialog as Dialog } from './PlanDialog'

/** The dialog to plan a follow-up; loaded on first use. */
export const PlanDialog = dynamic<ComponentProps<typeof Dialog>>(() =>
  import('./PlanDialog').then((module) => module.PlanDialog),
)

type Props = {
  slug: string
  id: number
  /** Only its icon, if space is limited. */
  isIcon?: boolean
}

/** *Takip planla* on the page of a record that has actions. */
export const PlanButton = ({ slug, id, isIcon = false }: Props) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const icon = <IconCalendarCheck aria-hidden="true" size={isIcon ? 20 : 18} />
  return (
    <>
      {isIcon ? (
        <button
          aria-label={t('todo.plan')}
          className="ui-icon-button"
          title={t('todo.plan')}
          type="button"
          onClick={() => setOpen(true)}
        >
          {icon}
        </button>
      ) : (
        <Button icon={icon} tone="secondary" onClick={() => setOpen(true)}>
          {t('todo.plan')}
        </Button>
      )}
      {isOpen && <PlanDialog id={id} slug={slug} onClose={() => setOpen(false)} />}
    </>
  )
}
