'use client'

import { IconLanguage } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { IconButton } from '../../ui/controls/IconButton'
import { Menu, MenuChoice, MenuOption } from '../../ui/overlay/Menu'
import { useLocale, useT } from '@/components/ui/useT'
import { directionOf, isLocale, LOCALES, type Locale } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

import { hasUnsavedChanges } from '@/components/ui/leave/hasUnsavedChanges'
import { registerLanguageSwitch } from '../appearance/languageSwitch'
import { useSwitchLanguage } from './useSwitchLanguage'

/** The four languages. Asks for confirmation when the change would lose unsaved changes (LG2). */
export const LanguageMenu = () => {
  const t = useT()
  const locale = useLocale()
  const switchLanguage = useSwitchLanguage()
  const [wanted, setWanted] = useState<Locale | null>(null)

  const choose = (value: string) => {
    if (!isLocale(value) || value === locale) return
    if (hasUnsavedChanges()) setWanted(value)
    else switchLanguage(value)
  }
  useEffect(() => registerLanguageSwitch(choose))
  return (
    <>
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
      <ConfirmDialog
        destructive
        cancelLabel={t('common.stay')}
        confirmLabel={t('shell.changeLanguage')}
        description={t('shell.languageLosesChanges')}
        open={wanted !== null}
        title={t('common.unsavedChanges')}
        onClose={() => setWanted(null)}
        onConfirm={async () => {
          if (wanted) switchLanguage(wanted)
        }}
      />
    </>
  )
}
