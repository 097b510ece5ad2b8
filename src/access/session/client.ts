import { isInNetworks } from '@/lib/networks'
import type { Channel } from '@/domain/users/channels'
import type { RefusalCode } from '@/domain/shared/refusal'

/** A client's limits for its keys in addition to rights, as stored. */
export type ClientLimits = { allowedNetworks: unknown; channels: unknown }

const textsOf = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null

/**
 * Whether a key may be used for this request. An unreadable stored limit closes the key.
 * @param args.address of the request, as the server determined it; null if unknown
 * @param args.channel the interface used
 * @returns `networkNotAllowed`, `channelNotAllowed`, or undefined
 */
export const refuseUse = (args: {
  client: ClientLimits
  address: string | null
  channel: Channel
}): RefusalCode | null => {
  const { client, address, channel } = args
  const networks = client.allowedNetworks === null ? [] : textsOf(client.allowedNetworks)
  if (networks === null || !isInNetworks(address, networks)) return 'networkNotAllowed'
  return textsOf(client.channels)?.includes(channel) ? null : 'channelNotAllowed'
}
