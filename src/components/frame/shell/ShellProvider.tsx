'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import { useMemo, useState, type ReactNode } from 'react'

import { OfflineBanner } from '@/components/frame/feedback/OfflineBanner'
import { Notices } from '@/components/frame/feedback/Notices'
import { ProgressBar } from '@/components/frame/feedback/ProgressBar'
import type { Appearance } from '@/domain/settings/appearance'

import { Footer } from './Footer'
import { LanguageKeeper } from './LanguageKeeper'
import { ScrollToTop } from './ScrollToTop'
import { ShellContext, type ShellState } from '../appearance/ShellContext'
import { SignOutListener } from './SignOutListener'
import { useAppearance } from '../appearance/useAppearance'
import { useDirection } from '../appearance/useDirection'

type Props = {
  appearance: Appearance
  userId: number | null
  siteTitle: string
  year: number
  children: ReactNode
}

/** Everything pages share in the browser: direction, look, navigation, footer. */
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
      isCustomiserOpen,
      setCustomiserOpen,
    }),
    [isNavOpen, appearance, setAppearance, navMode, isCustomiserOpen],
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
        </Tooltip.Provider>
      </DirectionProvider>
    </ShellContext>
  )
}
