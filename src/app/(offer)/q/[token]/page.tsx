import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { OfferPage } from '@/components/tenders/offer/OfferPage'
import { OfferEnded } from '@/components/tenders/offer/OfferEnded'
import { createTranslator } from '@/i18n/translate'
import { readOfferPage } from '@/queries/tenders/link/readOfferPage'
import { readOffer } from './readOffer'

type Props = { params: Promise<{ token: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale } = await readOffer((await params).token)
  const title = createTranslator(locale)('offer.title')
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** `/q/{token}`: an offer as its customer sees and answers it, without an account. */
const Page = async ({ params }: Props) => {
  const { token } = await params
  const { locale, shown, isBusy } = await readOffer(token)
  if (!shown?.showsOffer) return <OfferEnded locale={locale} shown={shown} isBusy={isBusy} />
  const read = await readOfferPage(await getPayload({ config }), shown, locale)
  return <OfferPage {...read} token={token} />
}

export default Page
