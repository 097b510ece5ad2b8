'use client'

import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { SwitchRow } from '../../ui/inputs/SwitchRow'
import { useT } from '@/components/ui/useT'
import { SKINS, THEMES } from '@/domain/settings/appearance'

import { ChoiceGroup } from './ChoiceGroup'
import { ColorChoices } from './ColorChoices'
import { PagePicture } from './PagePicture'
import { useShownTheme } from '../appearance/shownTheme'

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop }

/** Colour, theme, skin and the dark navigation (CZ2). */
export const ThemeChoices = () => {
  const t = useT()
  const theme = useShownTheme()
  const { appearance, setAppearance } = useShell()
  const maySemiDark = theme === 'light' && appearance.navigation !== 'horizontal'
  return (
    <>
      <ColorChoices />
      <ChoiceGroup
        choices={THEMES.map((value) => {
          const Icon = ICONS[value]
          return {
            value,
            label: t(`appearance.themes.${value}`),
            picture: <Icon className="choice__icon" size={26} stroke={1.5} />,
          }
        })}
        label={t('appearance.mode')}
        value={appearance.theme}
        onChange={(value) => setAppearance({ theme: value })}
      />
      <ChoiceGroup
        choices={SKINS.map((value) => ({
          value,
          label: t(`appearance.skins.${value}`),
          picture: <PagePicture bordered={value === 'bordered'} />,
        }))}
        label={t('appearance.skin')}
        value={appearance.skin}
        onChange={(skin) => setAppearance({ skin })}
      />
      <SwitchRow
        checked={appearance.semiDarkNav}
        disabled={!maySemiDark}
        hint={maySemiDark ? undefined : t('appearance.semiDarkHint')}
        label={t('appearance.semiDark')}
        onChange={(semiDarkNav) => setAppearance({ semiDarkNav })}
      />
    </>
  )
}
