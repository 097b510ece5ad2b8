import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { MessagePage } from './MessagePage'

/** The 403 page; it names neither the record nor the page. */
export const NotAuthorizedPage = ({ locale }: { locale: Locale }) => (
  <MessagePage code="403" title={translate(locale, 'pages.notAuthorized')}>
    <a className="ui-button" href={paths.root()}>
      {translate(locale, 'pages.backToHome')}
    </a>
    <a className="ui-button ui-button--ghost" href={paths.logout()}>
      {translate(locale, 'pages.signOut')}
    </a>
  </MessagePage>
)
