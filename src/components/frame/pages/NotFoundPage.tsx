import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { translate } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { MessagePage } from './MessagePage'

/** The 404 page, with a link to the home page. */
export const NotFoundPage = ({
  locale,
  sentence = 'pages.notFound',
  list,
}: {
  locale: Locale
  /** What does not exist: the page, or the record its path names. */
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
