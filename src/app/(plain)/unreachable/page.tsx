import { headers } from 'next/headers'

import { MessagePage } from '@/components/frame/pages/MessagePage'
import { PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { translate } from '@/i18n/translate'
import { toInternal } from '@/catalog/codec'
import { currentLocale } from '@/routing/currentLocale'

/**
 * What the proxy answers pages with while the database does not: it sets the status, 503. It asks
 * the database nothing; trying again asks for the same address, with the session that is kept.
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
