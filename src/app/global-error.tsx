'use client'

import '@/styles/index.css'

import { readCookie } from '@/components/frame/appearance/browserCookies'
import { PAYLOAD_THEME_COOKIE } from '@/components/frame/appearance/themeOnServer'
import { FailedPage, type Failure } from '@/components/frame/pages/FailedPage'
import { UNKNOWN_ROOT, useFailedReader } from '@/components/frame/pages/useFailedReader'
import { directionOf } from '@/i18n/locales'

/**
 * The root of a page whose own could not be made: pages with a session, plain ones and offers alike.
 * It knows what the browser knows. Trying again loads everything anew.
 */
const RootFailed = ({ error }: { error: Failure }) => {
  const { locale, isCustomer, isKnown } = useFailedReader()
  return (
    <html
      id={isKnown ? undefined : UNKNOWN_ROOT}
      lang={locale}
      dir={directionOf(locale)}
      data-theme={isKnown && readCookie(PAYLOAD_THEME_COOKIE) === 'dark' ? 'dark' : 'light'}
    >
      <body>
        <FailedPage
          locale={locale}
          error={error}
          isCustomer={isCustomer}
          onAgain={() => window.location.reload()}
        />
      </body>
    </html>
  )
}

export default RootFailed
