import { rest } from '../helpers/rest'
import type { Client, Json } from './client'
import { select } from './database'
import { administrator } from './person'
import { said } from './stock'
import { makeTender, sendOf, step } from './tender'

/** What a customer holds of a tender: the letters of its link, and the hash of the paper. */
export type Offer = { tender: number; send: number; token: string; paper: string }

/** The newest link of a tender. */
export const offerOf = async (tender: number): Promise<Offer> => {
  const send = await sendOf(tender)
  const { get } = await administrator()
  const { json } = await get<{ link: string }>(`/tender-sends/${send}/link`)
  const [row] = await select<{ hash: string }>(
    `select file_hash as hash from tender_sends where id = ${send}`,
  )
  return { tender, send, token: json.link.split('/q/')[1] ?? '', paper: row?.hash ?? '' }
}

/** A tender that was sent to nobody but the holder of its link. */
export const makeOffer = async (data: Json = {}): Promise<Offer> => {
  const { id } = await makeTender(data)
  await step(id, 'send', { to: [] })
  return offerOf(id)
}

let host = 0
/** What the customer's acceptance is answered, `200` or status and code; from an address of its own. */
export const accept = async (
  { token, paper }: Omit<Offer, 'send'>,
  more: Json = {},
): Promise<string> =>
  said(
    await rest({
      method: 'POST',
      path: `/api/q/${token}/accept`,
      body: { name: 'Ayşe Yılmaz', language: 'tr', paper, confirmed: true, ...more },
      headers: { 'x-client-address': `198.18.${(host >> 8) % 256}.${host++ % 256}` },
    }),
  )

/** Trash, by somebody: `200`, or status and code. */
export const trash = async (
  who: Client,
  command: 'restore' | 'purge',
  collection: string,
  record: number,
): Promise<string> => said(await who.post(`/trash/${command}`, { collection, record }))
