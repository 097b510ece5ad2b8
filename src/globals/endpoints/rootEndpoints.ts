import { abilityOfRequest } from '@/access/abilityOf'
import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { chooseForCard, releaseWithCount } from '@/operations/stock/counts/decideCard'
import { enterCount, undoEntry } from '@/operations/stock/counts/enterCount'
import { addToList, removeFromList } from '@/operations/stock/counts/listOfCount'
import { retryRun, runJobNow } from '@/operations/background/runJobNow'
import { repairDrift } from '@/operations/counters/repairDrift'
import { retryDelivery } from '@/operations/events/retryDelivery'
import { retryMail } from '@/operations/mails/retryMail'
import { closePeriod, reopenPeriod } from '@/operations/stock/periods/changePeriod'
import { applyPriceChange, previewPriceChange } from '@/operations/stock/prices/changePrices'
import type { Endpoint } from 'payload'
import { readExplanation } from '@/queries/explain/readExplanation'
import { readPeek } from '@/queries/related/readPeek'
import { endAllSessions, endSession } from '@/operations/users/endSessions'
import { attachmentNamed } from '@/lib/contentDisposition'
import { postSeries } from '@/operations/stock/postSeries'
import { printLabels } from '@/operations/stock/labels/printLabels'
import { printLabelTest } from '@/operations/stock/labels/printLabelTest'
import { purgeRecord } from '@/operations/trash/purgeRecord'
import { restoreRecord } from '@/operations/trash/restoreRecord'
import { insistOnCaller } from '@/access/session/staffOf'
import { search } from '@/queries/search/search'
import { Refusal } from '@/domain/shared/refusal'
import { timelineAsked } from '@/domain/timeline/timelineAsked'
import { readTimeline } from '@/queries/timeline/readTimeline'
import { recordIdOf } from '@/domain/shared/recordId'
import { takeExport } from '@/operations/exports/takeExport'

/** Commands on the cards of a count. */
export const countingEndpoints = rootCommandEndpoints('counting', {
  add: ({ req, body }) => addToList({ req, ...body }),
  remove: ({ req, body }) => removeFromList({ req, ...body }),
  enter: ({ req, body }) => enterCount({ req, ...body }),
  undo: ({ req, body }) => undoEntry({ req, ...body }),
  choose: ({ req, body }) => chooseForCard({ req, ...body }),
  resolve: ({ req, body }) => releaseWithCount({ req, ...body }),
})

/** The commands of the page of jobs. */
export const jobEndpoints = rootCommandEndpoints('jobs', {
  run: ({ req, body }) => runJobNow({ req, name: body.job }),
  retry: ({ req, body }) => retryRun({ req, ...body }),
  sendMail: ({ req, body }) => retryMail({ req, id: body.mail }),
  deliver: ({ req, body }) => retryDelivery({ req, ...body }),
  repair: ({ req, body }) => repairDrift({ req, id: body.drift }),
})

/** Closing stock up to a day, and reopening it. */
export const periodEndpoints = rootCommandEndpoints('stock-periods', {
  close: ({ req, body }) => closePeriod({ req, ...body }),
  reopen: ({ req, body }) => reopenPeriod({ req, ...body }),
})

/** Prices of many cards: preview and change. */
export const priceEndpoints = rootCommandEndpoints('prices', {
  preview: ({ req, body }) => previewPriceChange(req, body),
  apply: ({ req, body }) => applyPriceChange(req, body),
})

/**
 * GET /api/abilities: the caller's permission rules, from which clients build their own ability.
 */
export const abilitiesEndpoint: Endpoint = {
  path: '/abilities',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const { rules } = await abilityOfRequest(req)
    return Response.json({
      rules: rules.map(({ action, subject, fields }) => ({ action, subject, fields })),
    })
  },
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const recordEndpoints: Endpoint[] = [
  {
    // The explanation of a number: `of=<collection>/<id>/<field>`.
    path: '/explain',
    method: 'get',
    handler: async (req) => Response.json(await readExplanation(req, textOf(req.query?.of))),
  },
  {
    // The preview of a record on other pages: `at=<address of its page>`.
    path: '/peek',
    method: 'get',
    handler: async (req) => Response.json(await readPeek(req, textOf(req.query?.at))),
  },
]

/** The commands of open sessions. */
export const sessionEndpoints = rootCommandEndpoints('sessions', {
  end: ({ req, body }) => endSession({ req, ...body }),
  endAll: ({ req, body }) => endAllSessions({ req, ...body }),
})

const asFile = ({ pdf, fileName }: { pdf: Uint8Array; fileName: string }) =>
  new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachmentNamed(fileName),
    },
  })

/** Bulk commands on stock cards. */
export const stockroomEndpoints = rootCommandEndpoints('stock', {
  labels: async ({ req, body }) => asFile(await printLabels(req, body)),
  labelTest: async ({ req, body }) => asFile(await printLabelTest(req, body)),
  series: ({ req, body }) => postSeries(req, body),
})

/** Commands on deleted records. */
export const trashEndpoints = rootCommandEndpoints('trash', {
  restore: ({ req, body }) => restoreRecord({ req, ...body }),
  purge: ({ req, body }) => purgeRecord({ req, ...body }),
})

/** GET /api/search?q=: records by name, code or phone, by collection; `in` names the only one. */
export const searchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    return Response.json(await search(req, { typed: req.query?.q, alone: req.query?.in }))
  },
}

/**
 * GET /api/timeline: the history of a record (`subject`, `document`), newest first, 25 rows, as far
 * as the caller may see it. `kinds`, `from` and `to` (days) limit it; `before` is the `next` of an
 * earlier response.
 */
export const timelineEndpoint: Endpoint = {
  path: '/timeline',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const asked = timelineAsked(req.searchParams)
    if (typeof asked === 'string') throw new Refusal('invalidQuery', { data: { path: asked } })
    return Response.json(await readTimeline(req, asked))
  },
}

/**
 * `GET /api/exports/:id`: the file of a list that the caller requested in the background. Kept for
 * a day.
 */
export const exportsEndpoint: Endpoint = {
  path: '/exports/:id',
  method: 'get',
  handler: async (req) => {
    const id = recordIdOf(req.routeParams?.id)
    if (id === null) throw new Refusal('notFound')
    const { body, size, name, type } = await takeExport(req, id)
    return new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(size),
        'Content-Disposition': attachmentNamed(name),
      },
    })
  },
}
