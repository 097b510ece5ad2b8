'use client'

import { Button } from '@/components/ui/Button'

import type { Offered } from './menuEntry'

/** The steps that have buttons: the main one last, where the bar ends. */
export const NextSteps = ({ steps, hint }: Pick<Offered, 'steps' | 'hint'>) =>
  steps
    .map(({ name, label, icon, onClick }, index) => (
      <Button
        key={name}
        className={index === 0 ? 'doc-actions__next' : 'doc-actions__beside'}
        tone={index === 0 ? 'primary' : 'secondary'}
        icon={index === 0 ? icon : undefined}
        disabled={hint !== undefined}
        title={hint}
        onClick={onClick}
      >
        {label}
      </Button>
    ))
    .reverse()
