'use client'

import { useT } from '@/components/ui/useT'

import { useIsWorking } from './progress'

/** A progress bar along the top of the window, delayed by CSS. */
export const ProgressBar = () => {
  const t = useT()
  const isWorking = useIsWorking()
  if (!isWorking) return null
  return (
    <div aria-label={t('feedback.working')} className="work-bar" role="progressbar">
      <span />
    </div>
  )
}
