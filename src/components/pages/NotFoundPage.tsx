import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { paths } from '@/lib/paths'

import { MessagePage } from './MessagePage'

/** What is shown for a page that does not exist, with the way home (spec §8). */
export const NotFoundPage = ({ locale }: { locale: Locale }) => (
  <MessagePage code="404" title={translate(locale, 'pages.notFound')}>
    <a className="ui-button" href={paths.root()}>
      {translate(locale, 'pages.backToHome')}
    </a>
  </MessagePage>
)
