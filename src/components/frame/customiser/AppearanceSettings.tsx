'use client'

import { IconRefresh } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { useT } from '@/components/ui/useT'

import { LayoutChoices } from './LayoutChoices'
import { ThemeChoices } from './ThemeChoices'
import { useResetAppearance } from './useResetAppearance'

/** The controls of the customiser as a page: the tab of the account settings. */
export const AppearanceSettings = () => {
  const t = useT()
  const { isChanged, reset } = useResetAppearance()
  return (
    <div className="appearance-settings">
      <Card title={t('appearance.theming')}>
        <div className="customiser__groups">
          <ThemeChoices />
        </div>
      </Card>
      <Card title={t('appearance.layout')}>
        <div className="customiser__groups">
          <LayoutChoices />
        </div>
      </Card>
      <div className="appearance-settings__end">
        <p className="text-soft">{t('appearance.savedAtOnce')}</p>
        <Button
          disabled={!isChanged}
          icon={<IconRefresh aria-hidden="true" size={18} />}
          tone="secondary"
          onClick={reset}
        >
          {t('appearance.resetAll')}
        </Button>
      </div>
    </div>
  )
}
