'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import { useMemo, useState, type ReactNode, useEffect } from 'react'
import { OfflineBanner } from '@/components/frame/feedback/OfflineBanner'
import { Notices } from '@/components/frame/feedback/Notices'
import type { Appearance, Direction } from '@/domain/settings/appearance'
import { Footer } from './Footer'
import { ScrollToTop } from './ScrollToTop'
import { ShellContext, type ShellState } from '../appearance/ShellContext'
import { useAppearance } from '../appearance/useAppearance'
import { useLocale, useT } from '@/components/ui/useT'
import { isLocale, pageDirection } from '@/i18n/locales'
import { useLanguageChoice } from './useLanguageChoice'
import { LANGUAGE_STORAGE_KEY, useSwitchLanguage } from './useSwitchLanguage'
import { paths } from '@/catalog/paths'
import { SIGN_OUT_CHANNEL } from '../session/leaveSession'
import { forgetPages } from '../session/pageMemory'
import { useIsWorking } from '@/components/frame/feedback/progress'

/** Leaves the page when the person signs out in another tab. */
const SignOutListener = () => {
  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
    channel.onmessage = () => {
      forgetPages()
      window.location.assign(paths.login())
    }
    return () => channel.close()
  }, [])
  return null
}

/**
 * Keeps cookie and `localStorage` of the language in sync. `localStorage` wins when the two differ,
 * such as after the cookie was lost; an unknown value there is replaced.
 */
const LanguageKeeper = () => {
  const locale = useLocale()
  const switchLanguage = useSwitchLanguage()

  useEffect(() => {
    const stored = window.localStorage.getItem(LANGUAGE_STORAGE_KEY)
    if (stored === locale) return
    if (isLocale(stored)) switchLanguage(stored)
    else window.localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
  }, [locale, switchLanguage])
  return null
}

type Props = {
  appearance: Appearance
  userId: number | null
  siteTitle: string
  year: number
  children: ReactNode
}

/** The direction of the page: the language's, unless the person prefers one (RT1). */
const useDirection = (chosen: Direction): 'ltr' | 'rtl' => {
  const direction = pageDirection(useLocale(), chosen)
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return direction
}

/** A progress bar along the top of the window, delayed by CSS. */
const ProgressBar = () => {
  const t = useT()
  const isWorking = useIsWorking()
  if (!isWorking) return null
  return (
    <div aria-label={t('feedback.working')} className="work-bar" role="progressbar">
      <span />
    </div>
  )
}

/** Marks the page as hydrated once the effects of everything in the frame have run (`keepEarlyPress`). */
const useHydrationMark = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}

/** Shared browser state of all pages: direction, appearance, navigation, footer. */
export const ShellProvider = ({
  appearance: initial,
  userId,
  siteTitle,
  year,
  children,
}: Props) => {
  const [isNavOpen, setNavOpen] = useState(false)
  const [isCustomiserOpen, setCustomiserOpen] = useState(false)
  const { appearance, setAppearance } = useAppearance({ initial, userId })
  const direction = useDirection(appearance.direction)
  const { chooseLanguage, question } = useLanguageChoice()
  useHydrationMark()

  const navMode = appearance.navigation === 'collapsed' ? 'mini' : 'full'
  const state = useMemo(
    (): ShellState => ({
      isNavOpen,
      setNavOpen,
      appearance,
      setAppearance,
      navigation: appearance.navigation,
      horizontalNav: appearance.horizontalNav,
      navMode,
      setNavMode: (mode) =>
        setAppearance({ navigation: mode === 'mini' ? 'collapsed' : 'vertical' }),
      themeChoice: appearance.theme,
      setThemeChoice: (theme) => setAppearance({ theme }),
      chooseLanguage,
      isCustomiserOpen,
      setCustomiserOpen,
    }),
    [isNavOpen, appearance, setAppearance, navMode, chooseLanguage, isCustomiserOpen],
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
          <OfflineBanner />
          <ProgressBar />
          <Notices />
          {question}
        </Tooltip.Provider>
      </DirectionProvider>
    </ShellContext>
  )
}
