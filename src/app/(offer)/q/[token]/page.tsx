import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'

import { OfferPage } from '@/components/tenders/offer/OfferPage'
import { OfferEnded } from '@/components/tenders/offer/OfferEnded'
import { createTranslator } from '@/i18n/translate'
import { systemRequest } from '@/lib/payloadRequests'
import { companySettings } from '@/queries/settings/companySettings'
import { layChoices } from '@/present/tenders/layChoices'
import { layQuotation } from '@/present/tenders/layQuotation'
import { quotationLogo } from '@/queries/tenders/quotation/quotationLogo'

import { readOffer } from './readOffer'

type Props = { params: Promise<{ token: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale } = await readOffer((await params).token)
  return {
    title: createTranslator(locale)('offer.title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The picture within the page: visitors without an account get no file of ours by its address. */
const logoOf = async (name: string | null): Promise<string | null> => {
  const req = await systemRequest(await getPayload({ config }))
  const bytes = await quotationLogo(req, name)
  return bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
}

/** `/q/{token}`: an offer as its customer sees and answers it, without an account. */
const Page = async ({ params }: Props) => {
  const { token } = await params
  const { locale, shown, isBusy } = await readOffer(token)
  if (!shown?.showsOffer) return <OfferEnded locale={locale} shown={shown} isBusy={isBusy} />
  const { link, ended, choiceClosed } = shown
  const { tender, company } = link.paper
  const { timeZone } = await companySettings({ payload: await getPayload({ config }) })
  // As it was on the day it was sent: one that was accepted does not expire afterwards.
  const paper = layQuotation({ tender, company, locale, today: link.sentOn })
  return (
    <OfferPage
      token={token}
      locale={locale}
      timeZone={timeZone}
      paper={paper}
      choices={layChoices(tender, paper)}
      logo={await logoOf(company.logo)}
      tender={tender}
      company={company}
      link={link}
      choiceClosed={choiceClosed}
      isOver={ended !== null}
    />
  )
}

export default Page
