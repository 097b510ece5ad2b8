import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { cache } from 'react'
import { NOTICE } from '@/catalog/paths'
import { OfferNotice } from '@/components/tenders/offer/OfferNotice'
import { OfferPage } from '@/components/tenders/offer/OfferPage'
import { OfferEnded } from '@/components/tenders/offer/OfferEnded'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { privacyNotice } from '@/queries/settings/privacyNotice'
import { readOfferPage } from '@/queries/tenders/link/readOfferPage'
import { readOffer } from '@/routing/currentOffer'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// Cached per request, because the title and the page both need it.
const noticeIn = cache(async (locale: Locale) =>
  privacyNotice({ payload: await getPayload({ config }) }, locale),
)

/**
 * The privacy notice, if the query asks for it and one is written; also on the page of an offer
 * that has expired.
 */
const noticeOf = async ({ params, searchParams }: Props) => {
  const { locale, shown } = await readOffer((await params).token)
  return shown && (await searchParams).show === NOTICE ? noticeIn(locale) : null
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { locale } = await readOffer((await props.params).token)
  const key = (await noticeOf(props)) ? 'offer.notice' : 'offer.title'
  const title = createTranslator(locale)(key)
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** `/q/{token}`: the page on which a customer reads and answers an offer, without an account. */
const Page = async (props: Props) => {
  const { token } = await props.params
  const { locale, shown, isBusy } = await readOffer(token)
  const notice = await noticeOf(props)
  if (notice && shown) {
    const company = shown.link.paper.company.name ?? ''
    return <OfferNotice company={company} locale={locale} notice={notice} token={token} />
  }
  if (!shown?.showsOffer) return <OfferEnded locale={locale} shown={shown} isBusy={isBusy} />
  return (
    <OfferPage
      {...await readOfferPage(await getPayload({ config }), shown, locale)}
      token={token}
    />
  )
}

export default Page
