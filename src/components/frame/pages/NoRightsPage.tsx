import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { MessagePage } from './MessagePage'

type Props = {
  locale: Locale
  /** E-mail of the signed-in user, in case it is the wrong account. */
  person: string | null
}

/** For a signed-in user whose role has permission for no page: explains it and offers sign-out. */
export const NoRightsPage = ({ locale, person }: Props) => (
  <MessagePage
    code="403"
    title={translate(locale, 'pages.noRights')}
    text={
      <>
        {translate(locale, 'pages.noRightsText')}
        {person && (
          <>
            <br />
            <bdi dir="ltr">{person}</bdi>
          </>
        )}
      </>
    }
  >
    <a className="ui-button" href={paths.logout()}>
      {translate(locale, 'pages.signOut')}
    </a>
    <a className="ui-button ui-button--ghost" href={paths.profile()}>
      {translate(locale, 'nav.profile')}
    </a>
  </MessagePage>
)
