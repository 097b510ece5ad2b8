import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { headers } from 'next/headers'
import { executeAuthStrategies } from 'payload'

import { NotFoundPage } from '@/components/frame/pages/NotFoundPage'
import { RecordNotFound } from '@/components/frame/pages/RecordNotFound'
import { toInternal } from '@/routing/codec'
import { currentVisitor } from '@/routing/currentVisitor'
import { decide } from '@/routing/guard'
import { listOfMissing } from '@/routing/listOfMissing'
import { missingSentence } from '@/routing/missingSentence'
import { currentLocale } from '@/routing/pageTitle'
import { PAGE_PATH_HEADER } from '@/routing/requestHeaders'

/** A record that is not there keeps its frame; everything else is a page of one message. */
const NotFound = async () => {
  const requested = await headers()
  const path = requested.get(PAGE_PATH_HEADER)?.split('?')[0] ?? ''
  const decoded = toInternal(path)
  const [locale, sentence, visitor] = await Promise.all([
    currentLocale(),
    missingSentence(),
    currentVisitor(),
  ])
  const found = decoded && listOfMissing(decoded)
  const mayOpen = found && decide({ route: found.route, visitor }).kind === 'allow'
  const isFramed = decoded?.route.layout === 'default' && visitor.isSignedIn
  if (!isFramed)
    return <NotFoundPage locale={locale} sentence={sentence} list={mayOpen ? found.path : null} />
  const { payload } = visitor
  const [{ user }, i18n] = await Promise.all([
    executeAuthStrategies({ headers: requested, payload }),
    getNextRequestI18n({ config: payload.config }),
  ])
  return (
    <DefaultTemplate
      i18n={i18n as never}
      payload={payload}
      user={user ?? undefined}
      visibleEntities={{ collections: [], globals: [] }}
    >
      <RecordNotFound
        list={mayOpen ? { title: found.route.title, href: found.path } : null}
        locale={locale}
        sentence={sentence === 'pages.notFound' ? 'refusals.notFound' : sentence}
        title={decoded.route.title}
      />
    </DefaultTemplate>
  )
}

export default NotFound
