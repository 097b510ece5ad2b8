'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import { useMemo, useState, type ReactNode } from 'react'

import { useLocale, useT } from '@/components/ui/useT'
import { directionOf } from '@/i18n/locales'

import { Footer } from './Footer'
import { LanguageKeeper } from './LanguageKeeper'
import { ScrollToTop } from './ScrollToTop'
import { keepCookie, NAV_COOKIE, type NavMode, type ThemeChoice } from './shellCookies'
import { ShellContext } from './ShellContext'
import { SignOutListener } from './SignOutListener'
import { useMendedControls } from './useMendedControls'
import { useThemeChoice } from './useThemeChoice'

type Props = {
  navMode: NavMode
  themeChoice: ThemeChoice
  siteTitle: string
  year: number
  children: ReactNode
}

/** Everything pages share in the browser: direction, theme, navigation, footer. */
export const ShellProvider = ({
  navMode: initialMode,
  themeChoice: initialTheme,
  ...props
}: Props) => {
  const { siteTitle, year, children } = props
  const [isNavOpen, setNavOpen] = useState(false)
  const [navMode, setMode] = useState(initialMode)
  const [themeChoice, setThemeChoice] = useThemeChoice(initialTheme)
  const direction = directionOf(useLocale())
  const t = useT()
  useMendedControls({ moreActions: t('common.moreActions'), clear: t('actions.clear') })

  const state = useMemo(
    () => ({
      isNavOpen,
      setNavOpen,
      navMode,
      setNavMode: (mode: NavMode) => {
        keepCookie(NAV_COOKIE, mode)
        setMode(mode)
      },
      themeChoice,
      setThemeChoice,
    }),
    [isNavOpen, navMode, themeChoice, setThemeChoice],
  )

  return (
    <ShellContext value={state}>
      <DirectionProvider direction={direction}>
        <Tooltip.Provider>
          <LanguageKeeper />
          <SignOutListener />
          <div className="shell" data-nav={navMode}>
            {children}
            <Footer siteTitle={siteTitle} year={year} />
          </div>
          <ScrollToTop />
        </Tooltip.Provider>
      </DirectionProvider>
    </ShellContext>
  )
}
