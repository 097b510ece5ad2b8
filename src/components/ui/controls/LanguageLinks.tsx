import Link from 'next/link'
import { LOCALES, type Locale } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'
import './languageLinks.css'

type Props = {
  label: string
  /** The language that is shown. */
  current: Locale
  /** The address of the same page; it takes `?lang=`. */
  href: string
}

/** Links to the same page in each language. */
export const LanguageLinks = ({ label, current, href }: Props) => (
  <nav aria-label={label} className="ui-languages">
    {LOCALES.map((code) => (
      <Link
        key={code}
        aria-current={code === current}
        href={`${href}${href.includes('?') ? '&' : '?'}lang=${code}`}
        hrefLang={code}
        lang={code}
        prefetch={false}
        replace
      >
        {NATIVE_NAMES[code]}
      </Link>
    ))}
  </nav>
)
