import { headers } from 'next/headers'

import { NotFoundPage } from '@/components/frame/pages/NotFoundPage'
import { RecordNotFound } from '@/components/frame/pages/RecordNotFound'
import { toInternal } from '@/catalog/codec'
import { currentVisitor } from '@/routing/currentVisitor'
import { decide } from '@/routing/guard'
import { listOfMissing } from '@/routing/listOfMissing'
import { missingSentence } from '@/routing/missingSentence'
import { currentLocale } from '@/routing/currentLocale'
import { PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { wasFound } from '@/routing/verdict'

import { Framed } from './frame/Framed'

/** For a missing record the page keeps its navigation; everything else is a plain message page. */
const NotFound = async () => {
  if (await wasFound()) return null
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
  return (
    <Framed>
      <RecordNotFound
        list={mayOpen ? { title: found.route.title, href: found.path } : null}
        locale={locale}
        sentence={sentence === 'pages.notFound' ? 'refusals.notFound' : sentence}
        title={decoded.route.title}
      />
    </Framed>
  )
}

export default NotFound
