'use client'

import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

import { IconButton } from '../../ui/controls/IconButton'
import { Menu, MenuChoice, MenuOption } from '../../ui/overlay/Menu'
import { useT } from '@/components/ui/useT'
import { THEMES, type Theme } from '@/domain/settings/appearance'

import { useShell } from '../appearance/ShellContext'

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop }

/** Theme menu: light, dark or system; its icon shows the choice (TH1). */
export const ThemeMenu = () => {
  const t = useT()
  const { themeChoice, setThemeChoice } = useShell()
  const Current = ICONS[themeChoice]
  return (
    <Menu
      trigger={
        <IconButton
          icon={<Current aria-hidden="true" size={22} stroke={1.6} />}
          label={t('shell.theme')}
        />
      }
    >
      <MenuChoice
        label={t('shell.theme')}
        value={themeChoice}
        onChange={(value) => setThemeChoice(value as Theme)}
      >
        {THEMES.map((choice) => {
          const Icon = ICONS[choice]
          return (
            <MenuOption
              key={choice}
              icon={<Icon aria-hidden="true" size={20} stroke={1.6} />}
              value={choice}
            >
              {t(`appearance.themes.${choice}`)}
            </MenuOption>
          )
        })}
      </MenuChoice>
    </Menu>
  )
}
