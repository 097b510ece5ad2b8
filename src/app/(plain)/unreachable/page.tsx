import { headers } from 'next/headers'

import { MessagePage } from '@/components/frame/pages/MessagePage'
import { PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { translate } from '@/i18n/translate'
import { toInternal } from '@/catalog/codec'
import { currentLocale } from '@/routing/currentLocale'

/**
 * The proxy's page while the database is unavailable: it sets the status, 503. It runs no query; a
 * retry requests the same address with the same session.
 */
const Unreachable = async () => {
  const locale = await currentLocale()
  const path = (await headers()).get(PAGE_PATH_HEADER) ?? '/'
  const isOffer = toInternal(new URL(path, 'http://page.invalid').pathname)?.route.name === 'offer'
  return (
    <>
      <title>{translate(locale, 'pages.unreachableTitle')}</title>
      <MessagePage
        code="503"
        title={translate(locale, 'pages.unreachable')}
        text={translate(locale, isOffer ? 'pages.unreachableOffer' : 'pages.unreachableText')}
      >
        <a className="ui-button" href={path}>
          {translate(locale, 'actions.tryAgain')}
        </a>
      </MessagePage>
    </>
  )
}

export default Unreachable
