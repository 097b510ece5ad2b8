'use client'

import { useT } from '@/components/ui/useT'

import { LayoutChoices } from './LayoutChoices'
import { ThemeChoices } from './ThemeChoices'

/** The two sections of the drawer. */
export const CustomiserChoices = () => {
  const t = useT()
  return (
    <>
      <h3 className="customiser__section">{t('appearance.theming')}</h3>
      <div className="customiser__groups">
        <ThemeChoices />
      </div>
      <h3 className="customiser__section">{t('appearance.layout')}</h3>
      <div className="customiser__groups">
        <LayoutChoices />
      </div>
    </>
  )
}
