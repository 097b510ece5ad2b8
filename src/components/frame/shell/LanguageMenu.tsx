'use client'

import { IconLanguage } from '@tabler/icons-react'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { useLocale, useT } from '@/components/ui/useT'
import { directionOf, isLocale, LOCALES } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

import { IconButton } from '../../ui/controls/IconButton'
import { Menu, MenuChoice, MenuOption } from '../../ui/overlay/Menu'

/** The four languages. */
export const LanguageMenu = () => {
  const t = useT()
  const locale = useLocale()
  const { chooseLanguage } = useShell()
  const choose = (value: string) => isLocale(value) && chooseLanguage(value)
  return (
    <Menu
      trigger={
        <IconButton
          icon={<IconLanguage aria-hidden="true" size={22} stroke={1.6} />}
          label={t('shell.language')}
        />
      }
    >
      <MenuChoice label={t('shell.language')} value={locale} onChange={choose}>
        {LOCALES.map((option) => (
          <MenuOption key={option} dir={directionOf(option)} lang={option} value={option}>
            {NATIVE_NAMES[option]}
          </MenuOption>
        ))}
      </MenuChoice>
    </Menu>
  )
}
