import type { Metadata } from 'next'
import { OfferNotice } from '@/components/tenders/offer/OfferNotice'
import { OfferPage } from '@/components/tenders/offer/OfferPage'
import { OfferEnded } from '@/components/tenders/offer/OfferEnded'
import { createTranslator } from '@/i18n/translate'
import { currentNotice, currentOffer, currentOfferPage } from '@/routing/currentOffer'
import type { Query } from '@/routing/returnTo'

type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> }

const noticeOf = async ({ params, searchParams }: Props) =>
  currentNotice((await params).token, (await searchParams).show)

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { locale } = await currentOffer((await props.params).token)
  const key = (await noticeOf(props)) ? 'offer.notice' : 'offer.title'
  const title = createTranslator(locale)(key)
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** `/q/{token}`: the page on which a customer reads and answers an offer, without an account. */
const Page = async (props: Props) => {
  const { token } = await props.params
  const { locale, shown, isBusy } = await currentOffer(token)
  const notice = await noticeOf(props)
  if (notice) {
    const { company, text } = notice
    return <OfferNotice company={company} locale={locale} notice={text} token={token} />
  }
  const offer = await currentOfferPage(token)
  if (!offer) return <OfferEnded locale={locale} shown={shown} isBusy={isBusy} />
  return <OfferPage {...offer} token={token} />
}

export default Page
