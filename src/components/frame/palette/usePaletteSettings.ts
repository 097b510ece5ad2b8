import {
  IconAdjustmentsHorizontal,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  type Icon,
} from '@tabler/icons-react'
import { useMemo } from 'react'

import { useNotify } from '@/components/ui/requests/useNotify'
import { useLocale, useT } from '@/components/ui/useT'
import { THEMES, type Theme } from '@/domain/settings/appearance'
import { LOCALES } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'
import { useShell } from '../appearance/ShellContext'
import { leaveSession } from '../session/leaveSession'

/** A change of theme or language, or signing out. */
export type PaletteSetting = {
  key: string
  title: string
  /** A second name to find it by. */
  alsoCalled?: string
  icon: Icon
  run: () => void
}

const THEME_ICONS: Readonly<Record<Theme, Icon>> = {
  light: IconSun,
  dark: IconMoon,
  system: IconDeviceDesktop,
}

/**
 * Theme, language, theme customiser and signing out, through the functions of the navbar. The current
 * theme and language are left out.
 */
export const usePaletteSettings = (): readonly PaletteSetting[] => {
  const t = useT()
  const locale = useLocale()
  const { notifyFailure } = useNotify()
  const { themeChoice, setThemeChoice, chooseLanguage, setCustomiserOpen } = useShell()
  return useMemo(
    () => [
      ...THEMES.filter((theme) => theme !== themeChoice).map((theme) => ({
        key: `theme:${theme}`,
        title: t('search.useTheme', { name: t(`appearance.themes.${theme}`) }),
        icon: THEME_ICONS[theme],
        run: () => setThemeChoice(theme),
      })),
      ...LOCALES.filter((other) => other !== locale).map((other) => ({
        key: `language:${other}`,
        title: t('search.useLanguage', { name: NATIVE_NAMES[other] }),
        alsoCalled: t(`common.languages.${other}`),
        icon: IconLanguage,
        run: () => chooseLanguage(other),
      })),
      {
        key: 'appearance',
        title: t('appearance.title'),
        icon: IconAdjustmentsHorizontal,
        run: () => setCustomiserOpen(true),
      },
      {
        key: 'signOut',
        title: t('shell.signOut'),
        icon: IconLogout,
        run: () => void leaveSession().catch(() => notifyFailure(t('common.connectionFailed'))),
      },
    ],
    [t, locale, themeChoice, setThemeChoice, chooseLanguage, setCustomiserOpen, notifyFailure],
  )
}
