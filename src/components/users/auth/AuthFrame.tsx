'use client'

import type { ReactNode } from 'react'

import { BrandMark } from '@/components/frame/shell/BrandMark'
import { LanguageMenu } from '@/components/frame/shell/LanguageMenu'
import { ThemeMenu } from '@/components/frame/shell/ThemeMenu'
import { useT } from '@/components/ui/useT'

import { AuthPicture } from './AuthPicture'

type Props = {
  siteTitle: string
  title: string
  text?: string
  /** The company's description of its site, below the form. */
  about?: string | null
  children: ReactNode
}

/** The blank layout of the sign-in screens: a picture of the work, and one form beside it. */
export const AuthFrame = ({ siteTitle, title, text, about, children }: Props) => {
  const t = useT()
  return (
    <div className="auth">
      <div className="auth__showcase">
        <AuthPicture />
        <p className="auth__showcase-title">{t('auth.showcaseTitle')}</p>
        <p className="auth__showcase-text">{t('auth.showcaseText')}</p>
      </div>
      <main className="auth__panel">
        <div className="auth__bar">
          <span className="auth__brand">
            <BrandMark />
            <bdi>{siteTitle}</bdi>
          </span>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className="auth__form-frame">
          <h1 className="auth__title">{title}</h1>
          {text && <p className="auth__text">{text}</p>}
          {children}
          {about && (
            <p className="auth__about" dir="auto">
              {about}
            </p>
          )}
        </div>
      </main>
    </div>
  )
}
