import type { Endpoint, PayloadRequest } from 'payload'
import { OFFER_BODIES, type OfferAnswer } from '@/catalog/commands/bodies/offerBodies'
import { PATHS } from '@/catalog/paths'
import { bodyFrom } from '@/collections/shared/commandCall'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { Refusal } from '@/domain/shared/refusal'
import type { AnswerKind } from '@/domain/tenders/sending/sends'
import { attachmentNamed } from '@/lib/contentDisposition'
import { openFile } from '@/lib/fileStorage'
import { countForLink, type LinkLimit } from '@/operations/limits/countForLink'
import { deviceIn } from '@/operations/users/sessionDevice'
import { answerLink, openLink, stopReminders } from '@/operations/tenders/link/answerLink'
import { readLink } from '@/queries/tenders/link/readLink'

const KIND_OF: Readonly<Record<OfferAnswer, AnswerKind>> = {
  accept: 'accepted',
  decline: 'declined',
  ask: 'question',
}

/** The path of a command below the path of the offer page. */
const addressOf = (name: string): string => `${PATHS.offer.replace(/\{(\w+)\}/, ':$1')}/${name}`

const tokenIn = (req: PayloadRequest) => String(req.routeParams?.token ?? '')

const count = (req: PayloadRequest, ...limits: LinkLimit[]) =>
  countForLink({
    payload: req.payload,
    address: req.headers.get(CLIENT_ADDRESS_HEADER) ?? '',
    token: tokenIn(req),
    limits: ['link-ip', 'link-token', ...limits],
  })

const paper: Endpoint = {
  path: addressOf('pdf'),
  method: 'get',
  handler: async (req) => {
    await count(req)
    const shown = await readLink(req, tokenIn(req))
    if (!shown) throw new Refusal('notFound')
    if (!shown.showsOffer) throw new Refusal(shown.ended ?? 'notFound')
    const { filename, originalName } = shown.link
    const file = await openFile('tender-sends', filename)
    if (!file) throw new Refusal('notFound')
    return new Response(file.body, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(file.size),
        'Content-Disposition': attachmentNamed(originalName),
      },
    })
  },
}

const opened: Endpoint = {
  path: addressOf('open'),
  method: 'post',
  handler: async (req) => {
    await count(req)
    // A signed-in user only previews the offer: not counted as a view by the customer.
    if (!req.user) await openLink(req, tokenIn(req))
    return Response.json({ done: true })
  },
}

const remindersStopped: Endpoint = {
  path: addressOf('stop-reminders'),
  method: 'post',
  handler: async (req) => {
    await count(req, 'link-answer-ip')
    if (req.user) throw new Refusal('staffCannotAnswer')
    await stopReminders(req, tokenIn(req))
    return Response.json({ done: true })
  },
}

const answerOf = (name: OfferAnswer): Endpoint => ({
  path: addressOf(name),
  method: 'post',
  handler: async (req) => {
    await count(req, 'link-answer-ip', ...(name === 'ask' ? (['link-question'] as const) : []))
    if (req.user) throw new Refusal('staffCannotAnswer')
    const body = await bodyFrom(req, OFFER_BODIES[name])
    await answerLink(req, tokenIn(req), {
      kind: KIND_OF[name],
      name: body.name,
      text: 'text' in body ? body.text : null,
      language: body.language,
      fileHash: body.paper,
      ...('chosen' in body && {
        chosen: body.chosen,
        total: body.total,
        signature: body.signature,
      }),
      ...deviceIn(req.headers),
    })
    return Response.json({ done: true })
  },
})

/** Commands of a customer with the link of an offer, without an account: `/q/:token/…`. */
export const offerEndpoints: Endpoint[] = [
  paper,
  opened,
  remindersStopped,
  ...(Object.keys(OFFER_BODIES) as OfferAnswer[]).map(answerOf),
]
