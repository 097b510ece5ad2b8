import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'
import type { Why } from '@/present/users/why'

import { AskForRight } from '../why/AskForRight'
import { MessagePage } from './MessagePage'
import styles from './MessagePage.module.css'

type Props = {
  locale: Locale
  /** The refused path and the reason; null if the page was opened directly. */
  refused: { path: string; why: Why } | null
}

/** The 403 page: which right the page needs and which roles have it. It names no record. */
export const NotAuthorizedPage = ({ locale, refused }: Props) => {
  const t = createTranslator(locale)
  const isOpen = refused !== null && refused.why.code === null
  return (
    <MessagePage
      code="403"
      title={t(isOpen ? 'why.openNow' : 'pages.notAuthorized')}
      text={refused?.why.text}
    >
      {refused && refused.why.rights.length > 0 && (
        <div className={styles.ask}>
          <AskForRight
            asked={{ page: refused.path }}
            request={refused.why.request}
            words={{
              ask: t('why.ask'),
              requested: t('why.requested'),
              closed: t('why.closed'),
              failed: t('common.connectionFailed'),
            }}
          />
        </div>
      )}
      {isOpen && (
        <a className="ui-button" href={refused.path}>
          {t('why.open')}
        </a>
      )}
      <a className={isOpen ? 'ui-button ui-button--ghost' : 'ui-button'} href={paths.root()}>
        {t('pages.backToHome')}
      </a>
      <a className="ui-button ui-button--ghost" href={paths.logout()}>
        {t('pages.signOut')}
      </a>
    </MessagePage>
  )
}
