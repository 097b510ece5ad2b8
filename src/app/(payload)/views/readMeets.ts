import type { Where } from 'payload'

import type { MeetRow, Part } from '@/components/customers/customerSheet'
import { createLinkOf, rowLinksOf } from '@/components/frame/navigation/recordLinks'

import type { ViewPage } from './viewPage'

type Args = { page: ViewPage; company: number; where: Where; limit: number }

/** The latest meetings of a company that match, with the pages the visitor may open. */
export const readMeets = async ({ page, company, where, limit }: Args): Promise<Part<MeetRow>> => {
  const { req, may } = page
  const { docs, totalDocs } = await req.payload.find({
    collection: 'meets',
    where,
    sort: '-startsAt',
    limit,
    depth: 0,
    select: { title: true, meetType: true, startsAt: true, status: true, contactPerson: true },
    overrideAccess: false,
    req,
  })
  return {
    total: totalDocs,
    newHref: createLinkOf({ slug: 'meets', scope: company, may }),
    rows: docs.map((doc) => ({
      id: doc.id,
      title: doc.title,
      type: doc.meetType ?? null,
      startsAt: doc.startsAt ?? null,
      status: doc.status ?? null,
      href: rowLinksOf({ slug: 'meets', doc: { id: doc.id }, scope: company, may }).open,
    })),
  }
}
