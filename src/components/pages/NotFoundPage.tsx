import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { translate } from '@/i18n/translate'
import { paths } from '@/lib/paths'

import { MessagePage } from './MessagePage'

/** What is shown for a page that does not exist, with the way home (spec §8). */
export const NotFoundPage = ({
  locale,
  sentence = 'pages.notFound',
  list,
}: {
  locale: Locale
  /** What is not there: the page, or the record it names. */
  sentence?: MessageKey
  /** The list the record would be in, if the visitor may open it. */
  list?: string | null
}) => (
  <MessagePage code="404" title={translate(locale, sentence)}>
    {list && (
      <a className="ui-button" href={list}>
        {translate(locale, 'actions.backToList')}
      </a>
    )}
    <a className={list ? 'ui-button ui-button--ghost' : 'ui-button'} href={paths.root()}>
      {translate(locale, 'pages.backToHome')}
    </a>
  </MessagePage>
)
