import { LanguageLinks } from '@/components/ui/controls/LanguageLinks'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

type Props = { company: string; locale: Locale; href: string }

/**
 * The bar above an offer and above its privacy notice.
 * @param href the address of the page, for the links to other languages
 */
export const OfferBar = ({ company, locale, href }: Props) => (
  <header className="offer__bar">
    <strong className="offer__company">
      <bdi>{company}</bdi>
    </strong>
    <LanguageLinks
      current={locale}
      href={href}
      label={createTranslator(locale)('offer.language')}
    />
  </header>
)
