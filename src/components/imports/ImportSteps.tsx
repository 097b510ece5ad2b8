'use client'

import { IconCheck } from '@tabler/icons-react'
import { useT } from '@/components/ui/useT'

const STEPS = ['file', 'columns', 'check', 'result'] as const
export type ImportStepName = (typeof STEPS)[number]

/** The steps of an import, with the current one. */
export const ImportSteps = ({ at }: { at: ImportStepName }) => {
  const t = useT()
  const place = STEPS.indexOf(at)
  return (
    <ol aria-label={t('importing.steps.label')} className="imports__steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          className="imports__step"
          data-past={index < place || undefined}
        >
          <span aria-hidden="true" className="imports__step-mark">
            {index < place ? <IconCheck size={14} stroke={3} /> : index + 1}
          </span>
          {t(`importing.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
