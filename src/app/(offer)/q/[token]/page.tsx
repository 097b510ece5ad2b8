import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { NOTICE, OfferNotice } from '@/components/tenders/offer/OfferNotice'
import { OfferPage } from '@/components/tenders/offer/OfferPage'
import { OfferEnded } from '@/components/tenders/offer/OfferEnded'
import { createTranslator } from '@/i18n/translate'
import { privacyNotice } from '@/queries/settings/privacyNotice'
import { readOfferPage } from '@/queries/tenders/link/readOfferPage'
import { readOffer } from './readOffer'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const isForNotice = async ({ searchParams }: Props) => (await searchParams).show === NOTICE

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { locale } = await readOffer((await props.params).token)
  const key = (await isForNotice(props)) ? 'offer.notice' : 'offer.title'
  const title = createTranslator(locale)(key)
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** `/q/{token}`: an offer as its customer sees and answers it, without an account. */
const Page = async (props: Props) => {
  const { token } = await props.params
  const { locale, shown, isBusy } = await readOffer(token)
  const payload = await getPayload({ config })
  // Also of an offer that is over: what was stored of its answer stays.
  const notice = shown && (await isForNotice(props)) && (await privacyNotice({ payload }, locale))
  if (notice) {
    const company = shown.link.paper.company.name ?? ''
    return <OfferNotice company={company} locale={locale} notice={notice} token={token} />
  }
  if (!shown?.showsOffer) return <OfferEnded locale={locale} shown={shown} isBusy={isBusy} />
  return <OfferPage {...await readOfferPage(payload, shown, locale)} token={token} />
}

export default Page
