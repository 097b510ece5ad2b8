'use client'

import { useId } from 'react'

import { Button, OffReason } from '../../ui/controls/Button'

import type { Offered } from './menuEntry'

/** The steps that have buttons: the main one last, where the bar ends. */
export const NextSteps = ({ steps, hint }: Pick<Offered, 'steps' | 'hint'>) => {
  const reasonId = useId()
  const buttons = steps
    .map(({ name, label, icon, onClick }, index) => (
      <Button
        key={name}
        className={index === 0 ? 'doc-actions__next' : 'doc-actions__beside'}
        tone={index === 0 ? 'primary' : 'secondary'}
        icon={index === 0 ? icon : undefined}
        offBecause={hint === undefined ? undefined : reasonId}
        title={hint}
        onClick={onClick}
      >
        {label}
      </Button>
    ))
    .reverse()
  return (
    <>
      {buttons}
      {hint !== undefined && steps.length > 0 && <OffReason id={reasonId}>{hint}</OffReason>}
    </>
  )
}
