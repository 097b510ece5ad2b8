'use client'

import Link from 'next/link'

import { openKeyboardHelp } from '@/components/frame/keyboard/useKeyboardHelp'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

import { useShell } from '../appearance/ShellContext'

/** The footer of every page with a frame (FT1); when hidden it is not rendered (FT2). */
export const Footer = ({ siteTitle, year }: { siteTitle: string; year: number }) => {
  const t = useT()
  const { appearance } = useShell()
  if (appearance.footer === 'hidden') return null
  return (
    <footer className="footer">
      <div className="footer__bar">
        <span>
          © <bdi dir="ltr">{year}</bdi> <bdi>{siteTitle}</bdi>
        </span>
        <span className="footer__links">
          <Link className="footer__link" href={paths.userProfile()} prefetch={false}>
            {t('nav.profile')}
          </Link>
          <Link className="footer__link" href={paths.accountSettings()} prefetch={false}>
            {t('nav.accountSettings')}
          </Link>
          <button className="footer__link" type="button" onClick={openKeyboardHelp}>
            {t('shell.keyboardShortcuts')}
          </button>
        </span>
      </div>
    </footer>
  )
}
